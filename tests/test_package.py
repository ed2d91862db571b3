"""The wheel as `pip` builds it: compiled in an isolated build, a loud warning otherwise, and complete."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.kit.project.fresh_copy import ROOT, clean_environment, fresh_copy, quick_compiler


def pip_wheel(source: Path, *options: str, python: str = sys.executable) -> tuple[zipfile.ZipFile, str]:
    """Run pip as a user would, and return the wheel and what pip printed."""
    env = clean_environment()
    if compiler := quick_compiler(source.parent):
        env["CC"] = compiler
    command = [python, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(source.parent / "wheel"), *options, "."]
    done = subprocess.run(command, cwd=source, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout
    [path] = (source.parent / "wheel").glob("*.whl")
    return zipfile.ZipFile(path), done.stdout


def version_of(wheel: zipfile.ZipFile, folder: Path) -> str:
    wheel.extractall(folder)
    env = {**clean_environment(), "PYTHONPATH": str(folder)}
    done = subprocess.run([sys.executable, "-m", "pelagos", "--version"], env=env, capture_output=True, text=True)
    return done.stdout + done.stderr


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return fresh_copy(tmp_path / "pelagos")


def test_an_isolated_build_is_compiled_and_complete(source: Path, tmp_path: Path) -> None:
    """Build in an empty environment, so that a requirement missing from build-system.requires is noticed."""
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "env")], check=True)
    wheel, printed = pip_wheel(source, python=str(tmp_path / "env" / "bin" / "python"))
    names = wheel.namelist()
    compiled = any(name.endswith((".so", ".pyd")) for name in names)
    assert compiled == bool(quick_compiler(tmp_path)), printed
    assert ("(compiled)" in version_of(wheel, tmp_path / "unpacked")) == compiled
    assert "pelagos/py.typed" in names
    assert "pelagos/server/web/index.html" in names
    assert "pelagos/games/odysseus/lessons/1-winds.txt" in names
    for path in [ROOT / "LICENSE", *(ROOT / "LICENSES").iterdir()]:
        assert any(name.endswith(f"licenses/{path.relative_to(ROOT)}") for name in names), path
    assert not [name for name in names if "liars_dice" in name]  # the example is not part of the package
    assert not [name for name in names if name.endswith((".woff", ".ttf", ".eot", ".otf"))]


def test_a_failed_compilation_is_a_loud_warning(source: Path, tmp_path: Path) -> None:
    """A compiled module has a type error: where there is a compiler, pip's ordinary output and --version name it."""
    module = source / "src" / "pelagos" / "core" / "tabletop" / "packed.py"
    module.write_text(module.read_text("utf-8") + '\nWRONG: int = "text"\n', "utf-8")
    wheel, printed = pip_wheel(source, "--no-build-isolation")
    version = version_of(wheel, tmp_path / "unpacked")
    assert not [name for name in wheel.namelist() if name.endswith((".so", ".pyd"))]
    assert "not compiled" in version
    if quick_compiler(tmp_path):
        assert "*** pelagos: WARNING" in printed and "packed.py:" in printed
        assert "packed.py:" in version


# The package in web/node_modules whose licence stands in each file; the other texts are not in their npm packages.
FROM_NPM = {
    "alegreya-sans.txt": "@fontsource/alegreya-sans",
    "marcellus.txt": "@fontsource/marcellus",
    "preact-signals.txt": "@preact/signals",
    "preact.txt": "preact",
    "world-atlas.txt": "world-atlas",
}


@pytest.mark.parametrize("name", sorted(FROM_NPM))
def test_licence_texts_are_those_of_the_installed_packages(name: str) -> None:
    package = ROOT / "web" / "node_modules" / FROM_NPM[name]
    [installed] = [path for path in package.iterdir() if path.name.upper().startswith("LICEN")]
    assert (ROOT / "LICENSES" / name).read_text("utf-8") == installed.read_text("utf-8")
