"""Sphinx settings of the documentation site. `make docs` builds it with tools/docs.py."""

import re
from importlib import metadata

project = "Pelagos"
author = "The Pelagos authors"
copyright = "the Pelagos authors"
try:
    release = metadata.version("pelagos")
except metadata.PackageNotFoundError:  # run from the source, not installed
    release = "0.1.0"

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_click"]
highlight_language = "none"  # a block without a language is not Python
source_suffix = {".md": "markdown"}

myst_enable_extensions = ["deflist"]
myst_heading_anchors = 4
# Pages start at `#` on GitHub too; a page of measurements may skip a level.
suppress_warnings = ["myst.header"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"

html_theme = "furo"
html_title = "Pelagos"
html_show_sphinx = False
html_copy_source = False
html_theme_options = {"navigation_with_keys": True}


def as_plain_text(app, what, name, obj, options, lines):
    """Make a docstring valid reStructuredText: our docstrings are plain text with `code` in backticks."""
    lines[:] = [quote(line) for line in lines]


def quote(line):
    parts = re.split(r"`+([^`]+)`+", line)
    return "".join(f"``{part}``" if i % 2 else re.sub(r"([*_|\\])", r"\\\1", part) for i, part in enumerate(parts))


def setup(app):
    app.connect("autodoc-process-docstring", as_plain_text)
