"""Drawing, painting and baking."""
