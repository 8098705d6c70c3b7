"""What the package exports is complete, documented, and in the reference; its examples run."""

import ast
import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tradewinds
import tradewinds.bots

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
REFERENCE = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
PUBLIC = {"tradewinds": tradewinds.__all__, "tradewinds.bots": tradewinds.bots.__all__}
EXPORTED = [(module, name) for module, names in PUBLIC.items() for name in names]


def imported_names(package: str) -> dict[str, str]:
    """The names that a package imports for its users, with the modules that define them."""
    tree = ast.parse((SOURCES / package.replace(".", "/") / "__init__.py").read_text(encoding="utf-8"))
    return {
        alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tradewinds.")
        for alias in node.names
    }


def source_of(module: str) -> str:
    return (SOURCES / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8")


def documentation(module: str, name: str) -> str:
    """The docstring of a class or function, from the source: compiled classes have none.

    A constant cannot have one: what the reference says of it.
    """
    for node in ast.parse(source_of(module)).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return ast.get_docstring(node) or ""
    constant = re.search(
        rf"^\.\. py:data:: tradewinds\.{name}\n(?:   :.*\n)*\n   (.+)$", REFERENCE, re.MULTILINE
    )
    return constant[1] if constant else ""


@pytest.mark.parametrize("package", PUBLIC)
def test_everything_that_is_imported_for_users_is_exported(package: str) -> None:
    assert sorted(PUBLIC[package]) == sorted(imported_names(package))


@pytest.mark.parametrize(("package", "name"), EXPORTED)
def test_every_exported_name_can_be_had(package: str, name: str) -> None:
    assert hasattr(sys.modules[package], name)


def test_the_engine_starts_without_any_package_but_the_runtime_of_the_compiler() -> None:
    program = "import sys; known = set(sys.modules); import tradewinds; print(*set(sys.modules) - known)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    packages = {name.partition(".")[0] for name in done.stdout.split()}
    ours = {name for name in packages if name.endswith("__mypyc") or name == "tradewinds"}
    assert packages - ours - set(sys.stdlib_module_names) <= {"librt", "mypy_extensions"}


@pytest.mark.parametrize(("package", "name"), EXPORTED)
def test_every_exported_name_is_documented(package: str, name: str) -> None:
    assert documentation(imported_names(package)[name], name)


@pytest.mark.parametrize("package", PUBLIC)
def test_the_reference_has_every_exported_name_in_the_order_of_the_package(package: str) -> None:
    found = re.findall(
        rf"^\.\. (?:auto\w+|py:data):: {re.escape(package)}\.([A-Za-z_]+)$", REFERENCE, re.MULTILINE
    )
    assert found == PUBLIC[package]


def documented_parts(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """The docstrings of a module, with the names of what they stand in."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield getattr(node, "name", "module"), ast.get_docstring(node) or ""


MODULES = [file for file in SOURCES.rglob("*.py") if ">>> " in file.read_text(encoding="utf-8")]


@pytest.mark.parametrize("file", MODULES, ids=lambda file: file.relative_to(SOURCES).as_posix())
def test_examples_in_docstrings_run(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for name, text in documented_parts(ast.parse(file.read_text(encoding="utf-8"))):
        example = doctest.DocTestParser().get_doctest(text, {"tradewinds": tradewinds}, name, str(file), 0)
        runner.run(example)
    assert runner.tries > 0
    assert runner.failures == 0, capsys.readouterr().out
