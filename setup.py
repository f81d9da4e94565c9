"""Everything about the package stands in pyproject.toml; here only `resources/` is put into the wheel.

The folder stands at the top level of the project, and inside the package once it is installed; the function
`everdell_desktop.resources.resource` looks at both places.
"""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

RESOURCES = Path(__file__).resolve().parent / "resources"


class WithResources(build_py):
    """Copies pictures, fonts, sounds and texts beside the modules; an editable installation uses them in place."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            goal = Path(self.build_lib, "everdell_desktop", "resources")
            shutil.rmtree(goal, ignore_errors=True)
            shutil.copytree(RESOURCES, goal)


if __name__ == "__main__":
    setup(cmdclass={"build_py": WithResources})
