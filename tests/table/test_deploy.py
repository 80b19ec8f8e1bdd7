"""The files for running a table elsewhere, as far as they can be checked without an engine for containers."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import yaml

from quartier.table.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_the_container_file_pleases_the_linter() -> None:
    linter = Path(sys.executable).parent / "hadolint"
    done = subprocess.run([linter, ROOT / "Dockerfile"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_two_processes_share_one_database() -> None:
    services = compose()["services"]
    tables = [service for service in services.values() if service.get("build")]
    assert len(tables) == 2
    assert len({service["environment"]["QUARTIER_DATABASE"] for service in tables}) == 1
    assert len({tuple(service["ports"]) for service in tables}) == 2


def test_every_variable_that_is_set_is_read_and_told_of() -> None:
    settings = (ROOT / "src/quartier/table/settings.py").read_text(encoding="utf-8")
    serve = (ROOT / "src/quartier/table/serve.py").read_text(encoding="utf-8")
    for service in compose()["services"].values():
        for name in service["environment"]:
            if not name.startswith("POSTGRES"):
                assert name in settings + serve, name
                assert f"`{name}`" in DEPLOY, name
    for name in re.findall(r"QUARTIER_[A-Z]+", settings):
        assert name == "QUARTIER_LIMITS" or f"`{name}`" in DEPLOY, name


def test_settings_come_from_the_command_and_its_environment() -> None:
    environment = {
        "QUARTIER_DATABASE": "sqlite:///x",
        "QUARTIER_HOSTS": "Play.example.org, other",
        "QUARTIER_PACE": "2",
    }
    settings = Settings.of("0.0.0.0", 8000, "", environment)
    assert settings.database_url == "sqlite:///x"
    assert settings.known_hosts == ("play.example.org", "other")
    assert settings.pace == 2
    assert not settings.on_loopback
    assert Settings.of("127.0.0.1", 8000, "sqlite:///y", environment).database_url == "sqlite:///y"
    assert "127.0.0.1" in Settings.of("127.0.0.1", 8000, "", {}).known_hosts
