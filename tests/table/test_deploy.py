"""The files for running a table elsewhere, as far as they can be checked without an engine for containers."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import typer
import yaml

from quartier.cli import app
from quartier.table.serve import STOP_WITHIN
from quartier.table.settings import Settings
from tests.table.house import House

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


def test_processes_are_stopped_and_started_in_good_order() -> None:
    services = compose()["services"]
    database = services.pop("database")
    assert database["healthcheck"]["test"]
    for service in services.values():
        assert service["depends_on"] == {"database": {"condition": "service_healthy"}}
        assert int(service["stop_grace_period"].removesuffix("s")) > STOP_WITHIN
    assert all(service["restart"] == "unless-stopped" for service in (database, *services.values()))


def test_what_postgresql_keeps_outlives_its_container() -> None:
    given = compose()
    volumes = [volume.partition(":") for volume in given["services"]["database"]["volumes"]]
    assert [name for name, _, _ in volumes] == list(given["volumes"])
    assert volumes[0][2] == "/var/lib/postgresql"  # where version 18 and later keep everything
    assert given["services"]["database"]["image"] == "postgres:18"


def test_nobody_but_this_machine_reaches_what_has_no_https() -> None:
    for service in compose()["services"].values():
        assert all(port.startswith("127.0.0.1:") for port in service.get("ports", ()))


def lines_of_container_file() -> list[str]:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    return [" ".join(line.split()) for line in text.splitlines() if line and not line.startswith("#")]


def test_the_image_holds_compiled_rules_and_runs_without_rights() -> None:
    lines = lines_of_container_file()
    assert lines.index("USER 10001") < lines.index("RUN quartier prepare") < len(lines) - 1
    assert not any(line.startswith("USER root") for line in lines)
    copied = {name for line in lines if line.startswith("COPY") for name in line.split()[1:-1]}
    assert all((ROOT / name).exists() for name in copied)
    let_in = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {f"!{name}" for name in copied} <= set(let_in)


def test_what_containers_run_is_understood(house: House) -> None:
    commands = [service["command"] for service in compose()["services"].values() if "command" in service]
    commands += [json.loads(line.removeprefix("CMD ")) for line in lines_of_container_file() if line.startswith("CMD")]
    for program, command, *arguments in commands:
        assert (program, command) == ("quartier", "serve")
        serve = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
        assert serve.make_context("serve", arguments).params["host"] == "0.0.0.0"
    check = next(line for line in lines_of_container_file() if line.startswith("HEALTHCHECK")).partition(" CMD ")[2]
    _, *arguments = json.loads(check)
    here = [argument.replace("http://127.0.0.1:8000", house.url) for argument in arguments]
    assert subprocess.run([sys.executable, *here]).returncode == 0


def test_backup_is_told_for_both_databases() -> None:
    told = DEPLOY.partition("## Backup")[2].partition("\n## ")[0]
    assert "pg_dump -U quartier quartier" in told
    assert ".backup" in told


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
