"""The training example: what it computes is right, a run can be gone on with, and what it has learned plays."""

import json
import shlex
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import numpy as np
import pytest

import quartier
from quartier.bots.network import network as read_network
from quartier.bots.players import bot, play_to_the_end

torch: Any = pytest.importorskip("torch", reason="training needs PyTorch: pip install -e '.[train]'")

from examples.train import __main__ as train  # noqa: E402
from examples.train.curve import draw  # noqa: E402
from examples.train.evaluate import choices, strength  # noqa: E402
from examples.train.games import Games  # noqa: E402
from examples.train.learner import Learner, Settings, Step  # noqa: E402
from examples.train.moves import best, chosen_rows, drawn, log_chances  # noqa: E402
from examples.train.network import Network, Sizes  # noqa: E402
from examples.train.onnx_file import onnx_model  # noqa: E402
from tests.bots.games import in_the_middle  # noqa: E402

torch.set_num_threads(1)  # several tests run side by side
SMALL = Sizes(width=16, depth=1, rank=8)
EVERY_GAME: list[tuple[str, dict[str, Any]]] = [
    ("paris", {}), ("tiny_towns", {"players": 1}), ("munivers", {"players": 2, "content": "short"}),
]  # fmt: skip


def games(name: str = "paris", rows: int = 16, **options: Any) -> Games:
    return Games(name, rows, torch.device("cpu"), 1, 1, **options)


def learner(played: Games, **changes: Any) -> Learner:
    torch.manual_seed(1)
    return Learner(Network(played.setting, SMALL), played, Settings(**{"steps": 4, "parts": 2, "rounds": 1, **changes}))


# --- choosing among legal moves ----------------------------------------------------------------------


ROWS = torch.tensor([0, 0, 0, 1, 2, 2])
SCORES = torch.tensor([1.0, 2.0, 0.5, -3.0, 0.0, 0.0])


def test_the_chances_of_each_row_are_those_of_its_moves_alone() -> None:
    found = log_chances(SCORES, ROWS, 3)
    for row, moves in enumerate(((0, 1, 2), (3,), (4, 5))):
        torch.testing.assert_close(found[list(moves)], SCORES[list(moves)].log_softmax(0), msg=str(row))


def test_moves_are_drawn_by_their_chances_and_the_best_is_the_best() -> None:
    torch.manual_seed(1)
    likely = log_chances(SCORES, ROWS, 3)
    found = torch.stack([drawn(likely, ROWS, 3) for _ in range(4000)])
    assert best(likely, ROWS, 3)[:2].tolist() == [1, 3]
    for place in range(6):
        share = (found == place).any(1).float().mean()
        assert abs(share - likely[place].exp()) < 0.03


def test_the_moves_of_chosen_rows_are_found_again() -> None:
    counts = torch.tensor([3, 1, 2])
    where, rows = chosen_rows(torch.tensor([2, 0]), counts, counts.cumsum(0) - counts)
    assert where.tolist() == [4, 5, 0, 1, 2]
    assert rows.tolist() == [0, 0, 1, 1, 1]


# --- games as tensors --------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), EVERY_GAME)
def test_what_lies_before_a_learner_is_what_the_batch_says(name: str, options: dict[str, Any]) -> None:
    played = games(name, **options)
    played.sample(9)
    seen, batch = played.seen(), played.batch
    assert np.array_equal(seen.observations.numpy(), batch.observations)
    assert np.array_equal(seen.seats.numpy(), batch.seats)
    for row in range(batch.games):
        assert seen.legal[seen.rows == row].tolist() == batch.legal[row, : batch.counts[row]].tolist()
    before = seen.observations.clone()
    played.step(torch.stack([seen.legal[seen.rows == row][0] for row in range(batch.games)]))
    assert torch.equal(seen.observations, before), "what was seen is kept"
    assert not np.array_equal(before.numpy(), batch.observations)


# --- learning ----------------------------------------------------------------------------------------


def step(played: Games, expected: float, margin: float | None) -> Step:
    """A moment in one game of two, after which it has ended by so much for seat 0, or goes on."""
    prospects = torch.tensor([[[expected, 1 - expected], [2 * expected - 1, 1 - 2 * expected]]])
    ended, ahead = torch.tensor([margin is not None]), torch.tensor([[margin or 0.0, -(margin or 0.0)]])
    return Step(played.seen(), torch.tensor([0]), torch.tensor([0.0]), prospects, ended, ahead)


def test_what_came_of_a_move_is_what_was_expected_later_and_what_happened() -> None:
    played = games(rows=1)
    thinker = learner(played, trace=0.5, spread=10.0)
    steps = [step(played, 0.5, None), step(played, 0.7, None), step(played, 0.9, 5.0), step(played, 0.4, None)]
    last = torch.tensor([[[0.6, 0.4], [0.2, -0.2]]])
    came = thinker.came(steps, last)[:, 0]
    chances, margins = came[:, 0, 0].tolist(), came[:, 1, 0].tolist()
    assert chances == pytest.approx([0.5 * (0.5 * 1.0 + 0.5 * 0.9) + 0.5 * 0.7, 0.5 * 1.0 + 0.5 * 0.9, 1.0, 0.6])
    assert margins[1:] == pytest.approx([0.5 * 0.5 + 0.5 * 0.8, 0.5, 0.2])
    assert came[:, 0].sum(1).tolist() == pytest.approx([1.0] * 4), "one wins what the other loses"


def test_who_is_level_shares_the_victory() -> None:
    thinker = learner(games(rows=1), spread=10.0)
    found = thinker.results(torch.tensor([[3.0, -3.0], [0.0, 0.0]]))
    assert found[:, 0].tolist() == [[1.0, 0.0], [0.5, 0.5]]
    assert found[:, 1].tolist() == [[pytest.approx(0.3), pytest.approx(-0.3)], [0.0, 0.0]]


@pytest.mark.parametrize(("name", "options"), EVERY_GAME)
def test_at_first_nothing_was_unlikely_in_hindsight(name: str, options: dict[str, Any]) -> None:
    """Learning looks at each move as playing did: before the first step both find it equally likely."""
    thinker = learner(games(name, **options), parts=1)
    assert thinker.learn(0.0)["change"] == pytest.approx(0, abs=1e-6)
    steps, last = thinker.play()
    told = thinker._together(steps, thinker.came(steps, last))
    for row in range(0, len(told.seats), 7):
        moment, game = divmod(row, 16)
        legal = steps[moment].seen.legal[steps[moment].seen.rows == game]
        assert legal.tolist() == told.legal[told.starts[row] : told.starts[row] + told.counts[row]].tolist()
        assert legal[told.places[row]] == steps[moment].seen.legal[steps[moment].places[game]]


def test_a_network_learns_by_how_much_games_were_won() -> None:
    played = games()
    thinker = learner(played, steps=40)
    thinker.optimizer.param_groups[0]["lr"] = 3e-3
    thinker.network.settle(played.sample(20))
    steps, last = thinker.play()
    told = thinker._together(steps, thinker.came(steps, last))
    everything = torch.arange(len(told.seats))
    wrong = [float(thinker._improve(told, everything, 0.0)[2]) for _ in range(40)]
    assert wrong[-1] < wrong[0] / 2


def test_the_learning_rate_is_found_by_how_much_play_changes() -> None:
    thinker = learner(games())
    rates = [thinker._pace(change, 0.02) for change in (0.001, 0.02, 0.5, 0.5)] + [thinker._pace(0.02, 0.02)]
    assert rates[0] < rates[1] == rates[2]
    assert rates[4] < rates[3] < rates[2]


@pytest.mark.long
def test_it_learns_tiny_towns_alone() -> None:
    played = games("tiny_towns", rows=256, players=1)
    thinker = Learner(Network(played.setting, Sizes(width=64, depth=1, rank=32)), played, Settings(rounds=3))
    thinker.network.settle(played.sample(48))
    for number in range(120):
        thinker.learn(number / 120)
    assert strength(thinker.network, played.setting, "random", 100).low > -9.5, "chance: -11.4"


# --- files -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), EVERY_GAME)
def test_the_file_says_what_the_network_says(tmp_path: Path, name: str, options: dict[str, Any]) -> None:
    played = games(name, **options)
    thinker = learner(played)
    thinker.network.settle(played.sample(9))
    for _ in range(3):
        thinker.learn(0.0)
    weights = {key: value.numpy() for key, value in thinker.network.state_dict().items()}
    file = tmp_path / "network.onnx"
    file.write_bytes(onnx_model(played.setting, weights, 20.0, {}).SerializeToString())
    found, seen = read_network(file), torch.from_numpy(played.batch.observations.copy())
    with torch.no_grad():
        outlook, moves = thinker.network(seen), thinker.network.moves()
    answer = found.ask(played.batch.observations)
    for said, expected in (
        (answer.queries, outlook.query),
        (answer.chances, outlook.chances.softmax(1)),
        (answer.margins, 20 * outlook.margins),
        (found.moves, moves),
    ):
        np.testing.assert_allclose(said, expected.numpy(), atol=0.02)


ARGUMENTS = shlex.split(
    "--games 16 --steps 4 --parts 2 --rounds 1 --width 16 --depth 1 --rank 8 --threads 1 --looks 2 --measured 4"
)


def test_a_run_is_gone_on_with_and_what_it_has_learned_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "run"
    for minutes in ("0.005", "0.01"):
        train.main([str(folder), "--minutes", minutes, *ARGUMENTS])
    log = [json.loads(line) for line in (folder / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    moves = [line["moves"] for line in log]
    assert moves == list(range(64, 64 * len(log) + 1, 64)), "no lesson is lost or told twice"
    assert log[-1]["seconds"] >= 0.6
    assert all(line["low"] <= line["value"] <= line["high"] for line in log if "value" in line)
    assert (folder / "curve.svg").read_text(encoding="utf-8").startswith("<?xml")
    assert "against greedy" in capsys.readouterr().out
    match = quartier.new("paris", seed=1)
    play_to_the_end(match, [bot(f"net:{folder / 'network.onnx'}"), bot("random")])
    with pytest.raises(SystemExit, match="holds another run: game paris, not tiny_towns"):
        train.main([str(folder), "--minutes", "1", "--game", "tiny_towns", "--players", "1", *ARGUMENTS])


@pytest.mark.parametrize(("wrong", "says"), [
    ("--game pariss", "there is no game 'pariss'"), ("--rival nobody", "there is no bot 'nobody'"),
    ("--game tiny_towns --players 9", "option 'players' can't be 9"), ("--games 9999999", "games is a number from 1"),
])  # fmt: skip
def test_what_can_not_be_learned_is_said_in_a_sentence_and_nothing_is_begun(
    tmp_path: Path, wrong: str, says: str
) -> None:
    with pytest.raises(SystemExit, match=says):
        train.main([str(tmp_path / "run"), *ARGUMENTS, *wrong.split()])
    assert not list(tmp_path.iterdir())


def test_a_folder_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "checkpoint.pt"
    file.write_text("mine")
    with pytest.raises(SystemExit, match="can't be read; name another folder"):
        train.main([str(tmp_path), *ARGUMENTS])
    with pytest.raises(SystemExit, match="File exists"):
        train.main([str(file), *ARGUMENTS])
    assert file.read_text() == "mine"


def test_a_run_that_is_ended_in_its_first_lesson_can_be_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as impatient:
        impatient.setattr(Learner, "learn", Mock(side_effect=KeyboardInterrupt))
        train.main([str(tmp_path), *ARGUMENTS])
    assert {file.name for file in tmp_path.iterdir()} == {"checkpoint.pt", "log.jsonl", "network.onnx"}
    train.main([str(tmp_path), "--minutes", "0.001", *ARGUMENTS])
    assert (tmp_path / "curve.svg").is_file()


def test_a_network_makes_the_moves_that_the_bot_of_its_file_makes(tmp_path: Path) -> None:
    played = games()
    thinker = learner(played)
    rounded = {key: value.half().float() for key, value in thinker.network.state_dict().items()}
    thinker.network.load_state_dict(rounded)
    file = tmp_path / "network.onnx"
    weights = {key: value.numpy() for key, value in rounded.items()}
    file.write_bytes(onnx_model(played.setting, weights, 20.0, {}).SerializeToString())
    waiting = [(match, match.waiting[0]) for match in (in_the_middle("paris", {}, seed) for seed in range(12))]
    with torch.no_grad():
        found = choices(thinker.network, thinker.network.moves(), waiting)
    assert found == [bot(f"net:{file}").choose(match, seat) for match, seat in waiting]


def test_a_network_that_has_learned_nothing_is_measured_to_be_weak() -> None:
    played = games()
    untaught = strength(learner(played).network, played.setting, "greedy", 8)
    assert untaught.value < 0.5
    assert untaught.margin < 0
    alone = games("tiny_towns", players=1)
    points = strength(learner(alone).network, alone.setting, "greedy", 4)
    assert points.low < points.value == points.margin < points.high


WRONG: list[tuple[str, str]] = [
    ("--looks 0", "--looks: '0' is not a whole number from 1 on"),
    ("--measured 0", "--measured: '0' is not a whole number from 1 on"),
    ("--minutes nan", "--minutes: 'nan' is not a number from 0 on"),
    ("--minutes inf", "--minutes: 'inf' is not a number from 0 on"),
    ("--players 0", "--players: '0' is not a whole number from 1 on"),
    ("--width 0", "--width: '0' is not a whole number from 1 on"),
    ("--rounds -1", "--rounds: '-1' is not a whole number from 1 on"),
    ("--spread 0", "--spread: '0' is not a number from 0.001 on"),
    ("--curiosity -1", "--curiosity: '-1' is not a number from 0 on"),
    ("--steps many", "--steps: 'many' is not a whole number from 1 on"),
    ("--threads -1", "--threads: '-1' is not a whole number from 1 on"),
    ("--width no", "--width: 'no' is not a whole number from 1 on"),
    ("--device mps", "--device: invalid choice"),
    ("--rival nobody", "there is no bot 'nobody'"),
    ("--rival net --game tiny_towns --players 2", "no network for tiny_towns"),
    ("--game chess", "there is no game 'chess'"),
    ("--players 9 --game tiny_towns", "can't be 9"),
    ("--seed -1", "a seed is a whole number"),
    (f"--seed {2**70}", "a seed is a whole number"),
]


@pytest.mark.parametrize(("typed", "said"), WRONG)
def test_what_can_not_be_learned_is_said_before_it_begins(
    tmp_path: Path, typed: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        train.main([str(tmp_path / "run"), *ARGUMENTS, *shlex.split(typed)])
    assert said in f"{refused.value} {capsys.readouterr().err}"
    assert not (tmp_path / "run" / "checkpoint.pt").exists()


def test_a_folder_that_is_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "run").touch()
    with pytest.raises(SystemExit, match="File exists"):
        train.main([str(tmp_path / "run"), *ARGUMENTS])


def test_a_run_that_was_never_measured_has_no_curve_but_a_network(tmp_path: Path) -> None:
    train.main([str(tmp_path), "--minutes", "0", *ARGUMENTS])
    assert {file.name for file in tmp_path.iterdir()} == {"checkpoint.pt", "log.jsonl", "network.onnx"}
    read_network(tmp_path / "network.onnx")


def test_a_curve_shows_one_rival(tmp_path: Path) -> None:
    for minutes, rival in (("0.002", "greedy"), ("0.004", "random")):
        train.main([str(tmp_path), "--minutes", minutes, "--rival", rival, *ARGUMENTS])
    log, picture = tmp_path / "log.jsonl", tmp_path / "curve.svg"
    told = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert {line["rival"] for line in told if "rival" in line} == {"greedy", "random"}
    whole = picture.read_text(encoding="utf-8")
    log.write_text("".join(f"{json.dumps(line)}\n" for line in told if line.get("rival") == "random"), encoding="utf-8")
    draw(log, picture)
    assert _paths(picture.read_text(encoding="utf-8")) == _paths(whole)


def _paths(picture: str) -> list[str]:
    return [line for line in picture.splitlines() if "path d=" in line or line.startswith(("L ", "M "))]


def truncated(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:1000])


def of_something_else(file: Path) -> None:
    torch.save([1, 2], file)


def without_a_layer(file: Path) -> None:
    told = torch.load(file, weights_only=True)
    del told["network"]["query.bias"]
    torch.save(told, file)


@pytest.mark.parametrize(
    "spoil", [truncated, of_something_else, without_a_layer, lambda file: file.write_text("hello")]
)
def test_a_damaged_checkpoint_is_refused_and_left_alone(tmp_path: Path, spoil: Any) -> None:
    train.main([str(tmp_path), "--minutes", "0", *ARGUMENTS])
    file = tmp_path / "checkpoint.pt"
    spoil(file)
    before = file.read_bytes()
    with pytest.raises(SystemExit, match=r"checkpoint\.pt is damaged, or no checkpoint"):
        train.main([str(tmp_path), "--minutes", "1", *ARGUMENTS])
    assert file.read_bytes() == before


def test_who_learns_numbers_that_are_none_leaves_off() -> None:
    """Else moves would be made by them that are not legal, and on a GPU nobody would notice."""
    thinker = learner(games())
    thinker.optimizer.param_groups[0]["lr"] = float("inf")
    with pytest.raises(SystemExit, match="numbers that are none"):
        thinker.learn(0.0)


def test_one_decision_is_enough_to_learn_from() -> None:
    thinker = learner(games(rows=1), steps=1)
    for _ in range(3):
        thinker.learn(0.0)
    assert all(weights.isfinite().all() for weights in thinker.network.parameters())
