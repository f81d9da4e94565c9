"""Players that think. They are given what their seat may see and answer any decision."""
