"""The look of pygame_gui elements: parchment, wood and our letters. Made in code, because sizes follow the window."""

from __future__ import annotations

from typing import Any

from everdell_desktop.resources import resource

from .kit import Kit
from .theme import (
    BODY,
    BOLD,
    BOLD_ITALIC,
    CREAM,
    DARK_WOOD,
    HEADING,
    INK,
    ITALIC,
    LIGHT_PAPER,
    LINK,
    NORMAL,
    PANEL,
    PAPER,
    PAPER_SHADE,
    TEXT,
    Colour,
)

FAMILY = "averia"
WOODEN = "#e9cf97,#c99f5c,270"
WOODEN_LIT = "#f6e2ae,#d9b370,270"
WOODEN_PRESSED = "#c79c5a,#dcbb7c,270"
WOODEN_DULL = "#d8ccb0,#c4b795,270"
SMALLEST_TEXT = 12
"""pygame_gui draws letters in their own size, which is unreadable below this."""


def hexed(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def text_size(kit: Kit) -> int:
    return max(SMALLEST_TEXT, kit.scale.font(NORMAL))


def preloaded_fonts(kit: Kit) -> list[dict[str, Any]]:
    """The styles HTML text uses beside regular and bold, so that pygame_gui does not load them with a warning."""
    size = text_size(kit)
    return [
        {"name": FAMILY, "point_size": size, "style": style, "antialiased": "1"}
        for style in ("italic", "bold_italic")
    ]  # fmt: skip


def gui_theme(kit: Kit) -> dict[str, Any]:
    """The whole theme. `defaults` passes on colours only, so fonts and shapes are given for each kind of element."""
    size = str(text_size(kit))
    border = str(max(1, kit.px(2)))
    radius = str(max(4, kit.px(9)))
    face = font(size)
    wood = {"shape": "rounded_rectangle", "shape_corner_radius": radius, "border_width": border, "shadow_width": "0"}
    paper = {"shape": "rectangle", "border_width": border, "shadow_width": "0", "padding": f"{kit.px(12)},{kit.px(8)}"}
    bar = str(max(12, kit.px(22)))
    return {
        "defaults": {"colours": colours()},
        "button": {"font": bold(size), "misc": wood},
        "#plate": {"colours": clear(), "misc": {"shape": "rectangle", "border_width": "0", "shadow_width": "0"}},
        "label": {"font": face, "misc": {"text_horiz_alignment": "left"}},
        "text_box": {"font": face, "misc": paper, "colours": {"dark_bg": hexed(LIGHT_PAPER)}},
        "#bare_text": {
            "font": face,
            "misc": {"shape": "rectangle", "border_width": "0", "shadow_width": "0", "padding": "0,0"},
            "colours": {"dark_bg": "#00000000", "normal_bg": "#00000000"},
        },
        "text_entry_line": {
            "font": face,
            "misc": {**wood, "padding": f"{kit.px(10)},{kit.px(4)}"},
            "colours": {"dark_bg": hexed(LIGHT_PAPER), "normal_text": hexed(TEXT), "text_cursor": hexed(INK)},
        },
        "panel": {"misc": {"shape": "rounded_rectangle", "shape_corner_radius": radius, "border_width": border}},
        "window": {
            "font": bold(size),
            "misc": {"shape": "rectangle", "border_width": border, "shadow_width": str(kit.px(12)),
                     "title_bar_height": str(max(28, kit.px(46)))},
            "colours": {"dark_bg": hexed(PAPER)},
        },
        "window.#title_bar": {
            "font": bold(size),
            "misc": {"shape": "rectangle", "border_width": "0", "shadow_width": "0", "text_horiz_alignment": "center"},
            "colours": {"normal_bg": "#9c4434,#742c24,270", "hovered_bg": "#9c4434,#742c24,270",
                        "normal_text": hexed(CREAM), "hovered_text": hexed(CREAM), "active_text": hexed(CREAM),
                        "active_bg": "#9c4434,#742c24,270"},
        },
        "horizontal_slider": {
            "misc": {"shape": "rounded_rectangle", "shape_corner_radius": radius, "border_width": border,
                     "shadow_width": "0", "sliding_button_width": str(max(18, kit.px(30))),
                     "enable_arrow_buttons": "0"},
            "colours": {"dark_bg": hexed(PAPER_SHADE)},
        },
        "horizontal_slider.button": {"misc": wood},
        "horizontal_slider.#sliding_button": {"misc": wood},
        "vertical_scroll_bar": {
            "misc": {"shape": "rectangle", "border_width": "1", "shadow_width": "0", "enable_arrow_buttons": "0"},
            "colours": {"dark_bg": hexed(PAPER_SHADE)},
        },
        "vertical_scroll_bar.#sliding_button": {
            "misc": {"shape": "rounded_rectangle", "shape_corner_radius": "4", "border_width": "1"}
        },
        "scrolling_container": {"misc": {"scrollbar_width": bar}},
        "tool_tip": {"misc": {"rect_width": str(kit.px(320))}},
        "tool_tip.text_box": {"font": face, "misc": paper, "colours": {"dark_bg": hexed(LIGHT_PAPER)}},
    }  # fmt: skip


def font(size: str) -> dict[str, str]:
    """All four faces of the family, by path so that it works wherever the program lies."""
    paths = {
        "regular_path": BODY, "bold_path": BOLD, "italic_path": ITALIC, "bold_italic_path": BOLD_ITALIC,
    }  # fmt: skip
    files = {key: resource("fonts", f"{name}.ttf").as_posix() for key, name in paths.items()}
    return {"name": FAMILY, "size": size, "antialiased": "1", **files}


def bold(size: str) -> dict[str, str]:
    return {**font(size), "bold": "1"}


def clear() -> dict[str, str]:
    """No ground and no rim: the element shows only its picture."""
    states = ("normal", "hovered", "selected", "disabled", "active")
    return {f"{state}_{part}": "#00000000" for state in states for part in ("bg", "border")}


def colours() -> dict[str, str]:
    ink, rim = hexed(TEXT), hexed(DARK_WOOD)
    return {
        "normal_bg": WOODEN, "hovered_bg": WOODEN_LIT, "disabled_bg": WOODEN_DULL, "selected_bg": WOODEN_PRESSED,
        "active_bg": WOODEN_PRESSED, "dark_bg": hexed(PANEL), "disabled_dark_bg": hexed(PAPER_SHADE),
        "normal_text": ink, "hovered_text": ink, "selected_text": ink, "active_text": ink, "disabled_text": "#75654d",
        "normal_border": rim, "hovered_border": rim, "selected_border": rim, "active_border": rim,
        "disabled_border": "#9c8a68", "link_text": hexed(LINK), "link_hover": hexed(HEADING),
        "link_selected": hexed(HEADING), "text_shadow": "#00000000", "normal_text_shadow": "#00000000",
        "hovered_text_shadow": "#00000000", "disabled_text_shadow": "#00000000", "selected_text_shadow": "#00000000",
        "active_text_shadow": "#00000000", "text_cursor": ink, "filled_bar": hexed(LINK),
        "unfilled_bar": hexed(PAPER_SHADE),
    }  # fmt: skip
