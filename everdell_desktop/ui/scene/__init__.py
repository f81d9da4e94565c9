"""A small scene graph: nodes in a tree, tweens, dragging, and a cached picture of everything that rests."""

from .layer import Layer
from .node import Node
from .scene import Scene
from .tween import Drift, Fade, Moving, Tween

__all__ = ["Drift", "Fade", "Layer", "Moving", "Node", "Scene", "Tween"]
