"""Build the documentation site: `make docs`, or `python -m tools.docs [FOLDER]`. FOLDER is `build` by default; the
site is in FOLDER/docs.

Sphinx reads a copy of the documents, in FOLDER/docs-source. The copy holds docs/, the documents in the
root of the repository, the measurements in bench/log, and the pages that are generated from the code: the rules of each
game in each language, and the messages of the server. Links are rewritten for the copy, so that the same link works on
a code host and on the site."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from os.path import normpath, relpath
from pathlib import Path, PurePosixPath
from typing import Any

from pelagos.core.rules_page import page_of
from pelagos.games import NAMES
from pelagos.locale import LANGUAGES as CODES
from pelagos.server.http.openapi import openapi, schemas

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"(\]\()([^)\s#]+)((?:#[^)\s]*)?\))")
FENCE = re.compile(r"^(```.*?^```$)", re.MULTILINE | re.DOTALL)
LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "de": "Deutsch", "fr": "Français"}
LANGUAGES = {code: LANGUAGE_NAMES.get(code, code) for code in CODES}


# ---- which documents there are, and where the site has them
def places(root: Path) -> dict[str, str]:
    """Where the site has each document, by its path in the repository."""
    found = {path.relative_to(root).as_posix(): "" for path in sorted((root / "docs").rglob("*.md"))}
    site = {name: name.removeprefix("docs/") for name in found}
    site |= {path.name: f"project/{path.stem.lower()}.md" for path in root.glob("*.md") if path.name != "README.md"}
    site |= {f"bench/log/{path.name}": f"measurements/{path.name}" for path in (root / "bench" / "log").glob("*.md")}
    site["bench/README.md"] = "measurements/bench.md"
    return {name: place.replace("README.md", "index.md") for name, place in site.items()}


def copied(root: Path, site: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Each document with its links rewritten."""
    for name, place in site.items():
        yield place, relink((root / name).read_text("utf-8"), root, name, site)


def relink(text: str, root: Path, name: str, site: dict[str, str]) -> str:
    """Text of the document `name` with its links as the site needs them. Blocks of code stay as they are."""

    def link(found: re.Match[str]) -> str:
        target = normpath(PurePosixPath(name).parent / found[2])
        if ":" in found[2] or not (root / target).exists():
            return found[0]  # an address, or a broken link: Sphinx reports it
        return found[1] + relpath(on_site(target, site), PurePosixPath(site[name]).parent) + found[3]

    parts = FENCE.split(text)
    return "".join(part if part.startswith("```") else LINK.sub(link, part) for part in parts)


def on_site(target: str, site: dict[str, str]) -> str:
    """Where the site has a file or folder of the repository."""
    if target in site:
        return site[target]
    if f"{target}/README.md" in site:
        return site[f"{target}/README.md"]
    if target == "bench/log":
        return "project.md"  # which lists its pages
    return target.removeprefix("docs/") if target.startswith("docs/") else f"files/{target}"


def files(root: Path, site: dict[str, str]) -> Iterator[tuple[str, Path]]:
    """Pictures, examples and settings in docs, and every other file that a document links to."""
    for path in sorted((root / "docs").rglob("*")):
        if path.is_file() and path.suffix != ".md" and "__pycache__" not in path.parts:
            yield path.relative_to(root / "docs").as_posix(), path
    for name in site:
        for found in LINK.finditer((root / name).read_text("utf-8")):
            target = normpath(PurePosixPath(name).parent / found[2])
            if (place := on_site(target, site)).startswith("files/") and (root / target).is_file():
                yield place, root / target


# ---- pages that are generated
def generated() -> Iterator[tuple[str, str]]:
    for game in NAMES:
        for language in LANGUAGES:
            yield f"reference/rules/{game}-{language}.md", rules_of(game, language)


def rules_of(game: str, language: str) -> str:
    """The rules of a game: each section is a heading, each clause has its id as an anchor."""
    page = page_of(f"pelagos.games.{game}", language)
    parts = [f"# {page.title} ({LANGUAGES[language]})", page.intro]
    for section in page.sections:
        parts += [f"## {section.id} {section.title}".replace("  ", " "), section.intro]
        parts += [f"({language}-{clause.id})=\n**{clause.id}** {clause.text}" for clause in section.clauses]
    return "\n\n".join(part for part in parts if part) + "\n"


def rules_index() -> str:
    """The table of the pages of rules."""
    rows = [
        f"| {game.capitalize()} | "
        + " | ".join(f"[{LANGUAGES[language]}](rules/{game}-{language}.md)" for language in LANGUAGES)
        + " |"
        for game in NAMES
    ]
    pages = [f"rules/{game}-{language}" for game in NAMES for language in LANGUAGES]
    table = ["| game |" + " |" * len(LANGUAGES), "|---|" + "---|" * len(LANGUAGES), *rows]
    return "\n".join([*table, "\n```{toctree}\n:hidden:\n", *pages, "```\n"])


def schema() -> str:
    """The calls and messages of the server with the types of their fields, from the definitions that check them."""
    calls = [
        f"| `{method.upper()} {path}` | {call['summary']} |"
        for path, methods in openapi()["paths"].items()
        for method, call in methods.items()
    ]
    shapes = openapi()["components"]["schemas"] | schemas()["$defs"]
    parts = [
        "## Calls",
        "\n".join(["| call | what it does |", "|---|---|", *calls]),
        "## Messages",
    ]
    for name in sorted(shapes):
        parts += [f"### {name}", fields(shapes[name])]
    return "\n\n".join(parts) + "\n"


def fields(shape: dict[str, Any]) -> str:
    rows = [
        f"| `{name}` | {kind(one)} | {'yes' if name in shape.get('required', ()) else default(one)} |"
        for name, one in shape.get("properties", {}).items()
    ]
    return "\n".join(["| field | type | required, or default |", "|---|---|---|", *rows]) if rows else kind(shape)


def default(one: dict[str, Any]) -> str:
    return f"`{one['default']!r}`" if "default" in one else ""


def kind(one: dict[str, Any]) -> str:
    """A type of JSON Schema in a few words."""
    if "$ref" in one:
        name = one["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in one:
        return " or ".join(kind(each) for each in one["anyOf"])
    if "const" in one:
        return f"`{one['const']!r}`"
    if "enum" in one:
        return ", ".join(f"`{value!r}`" for value in one["enum"])
    name = str(one.get("type", "anything"))
    if name == "array" and isinstance(one.get("items"), dict):
        name = f"list of {kind(one['items'])}"
    return " ".join([name, *limits(one)])


def limits(one: dict[str, Any]) -> Iterator[str]:
    words = {"minimum": "from", "maximum": "to", "minLength": "at least", "maxLength": "at most", "pattern": "matching"}
    for key, word in words.items():
        if key in one:
            yield f"{word} `{one[key]}`" + (" characters" if key.endswith("Length") else "")


# ---- the site
def assemble(root: Path, folder: Path) -> None:
    """Write the source of the site. Leave a file that stays the same, so that Sphinx reads only what changed."""
    site = places(root)
    wanted: dict[str, bytes] = {place: text.encode() for place, text in copied(root, site)}
    wanted |= {place: text.encode() for place, text in generated()}
    for place, text in (("reference/rules.md", rules_index()), ("reference/schema.md", schema())):
        wanted[place] += b"\n" + text.encode()
    wanted |= {place: path.read_bytes() for place, path in files(root, site)}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.relative_to(folder).as_posix() not in wanted:
            path.unlink()
    for place, content in wanted.items():
        path = folder / place
        if not path.is_file() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


def build(root: Path, folder: Path) -> int:
    """Build the site; every warning is an error. Return the exit status."""
    from sphinx.cmd.build import main as sphinx  # slow to import

    source, site = folder / "docs-source", folder / "docs"
    assemble(root, source)
    options = ["-q", "-W", "--keep-going", "-j", "auto", "-d", str(folder / "docs-doctrees")]
    status = int(sphinx([*options, str(source), str(site)]))
    if status == 0:
        print(f"The documentation is in {site / 'index.html'}")
    return status


if __name__ == "__main__":
    sys.exit(build(ROOT, Path(sys.argv[1]) if len(sys.argv) > 1 else Path("build")))
