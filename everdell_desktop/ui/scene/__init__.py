"""A small scene graph: nodes in a tree, tweens, dragging, and a cached picture of everything that rests."""

from .node import Node
from .scene import Scene
from .tween import Tween

__all__ = ["Node", "Scene", "Tween"]
