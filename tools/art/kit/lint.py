"""Finds SVG features that the rasteriser silently draws wrong."""

import re

_FORBIDDEN = {
    "clip path": r"clip-?path",
    "mask": r"\bmask\b|<mask",
    "filter": r"\bfilter\b",
    "text": r"<text",
    "use or symbol": r"<use|<symbol",
    "style sheet": r"<style",
    "pattern": r"<pattern",
    "link": r"href=",
    "picture": r"<image",
    "rgba or hsl colour": r"rgba\(|hsla?\(",
    "eight-digit colour": r"#[0-9a-fA-F]{8}\b",
    "current colour": r"currentColor",
    "focal point or spread": r"\bf[xy]=|spreadMethod|gradientTransform|paint-order",
    "number that is no number": r"nan|None|\binf|[A-Za-z]inf\b",
}
_GRADIENT = re.compile(r"<(?:linear|radial)Gradient[^>]*>")
_PAINT = re.compile(r'(?:fill|stroke|stop-color)="([^"]*)"')
_GOOD_PAINT = re.compile(r"#[0-9a-fA-F]{3}(?:[0-9a-fA-F]{3})?|none|url\(#\w+\)")


def faults(svg_text: str) -> list[str]:
    """Everything in the SVG text that would come out wrong, one line per kind of fault."""
    found = [name for name, pattern in _FORBIDDEN.items() if re.search(pattern, svg_text)]
    if any("userSpaceOnUse" not in tag for tag in _GRADIENT.findall(svg_text)):
        found.append("gradient outside user space")
    bad_paints = {paint for paint in _PAINT.findall(svg_text) if not _GOOD_PAINT.fullmatch(paint)}
    found.extend(f"colour {paint!r}" for paint in sorted(bad_paints))
    defined = set(re.findall(r'id="(\w+)"', svg_text))
    missing = set(re.findall(r"url\(#(\w+)\)", svg_text)) - defined
    found.extend(f"gradient {name} is not defined" for name in sorted(missing))
    return found
