"""Bots that play by a network: what they read, what they know, and how a search takes advice."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from numpy.typing import NDArray

import quartier
from examples.train.onnx_file import onnx_model
from examples.train.plan import feature_plan
from quartier.bots import network as networks
from quartier.bots.net import ADVISED, AdvisedWorkspace, NetBot, NetSearch
from quartier.bots.network import Answer, Network, network
from quartier.bots.players import bot, check, file_of, play_to_the_end
from quartier.bots.search.bot import Budget
from quartier.engine.errors import BadOption, QuartierError, printable
from quartier.engine.locale import LANGUAGES, explained
from quartier.engine.thinking import Thinking
from quartier.envs.features import HALFWAY, features, length
from quartier.envs.world import Setting
from quartier.games import game
from tests.bots.games import in_another_world, in_the_middle
from tests.bots.nets import SPREAD, content, network_in, random_weights, told_otherwise

THREE: list[tuple[str, dict[str, Any]]] = [
    ("paris", {"hand": 2}),
    ("tiny_towns", {"players": 1}),
    ("tiny_towns", {"players": 3, "monuments": True}),
    ("munivers", {"players": 2, "content": "short"}),
]


def observed(match: quartier.Match, seat: int) -> NDArray[np.int32]:
    row = np.zeros((1, match.game.observation_length), np.int32)
    match.game.rules.observe(match.state, match.tables, seat, row[0])
    return row


# --- the network -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), THREE)
def test_a_file_says_what_its_weights_say(tmp_path: Path, name: str, options: dict[str, Any]) -> None:
    setting = Setting(name, options=options)
    weights = {
        key: value.astype(np.float16).astype(np.float32) for key, value in random_weights(setting, size=0.1).items()
    }
    file = tmp_path / "written.onnx"
    file.write_bytes(onnx_model(setting, weights, SPREAD, {}).SerializeToString())
    match = in_the_middle(name, options)
    seen = observed(match, match.waiting[0])
    found, expected = network(file).ask(seen), by_hand(setting, weights, seen)
    for part, wanted in zip(found, expected, strict=True):
        np.testing.assert_allclose(part, wanted, rtol=1e-3, atol=1e-3)


def by_hand(setting: Setting, weights: dict[str, Any], seen: NDArray[np.int32]) -> Answer:
    """Work a network out with nothing but NumPy."""

    def layer(name: str, x: Any) -> Any:
        return x @ weights[f"{name}.weight"].T + weights[f"{name}.bias"]

    def norm(name: str, x: Any) -> Any:
        scaled = (x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + 1e-5)
        return np.maximum(0, scaled * weights[f"{name}.weight"] + weights[f"{name}.bias"])

    plan = feature_plan(setting)
    numbers = seen[:, plan.scaled].astype(np.float32)
    x = np.concatenate([seen[:, plan.columns] == plan.values, numbers / (HALFWAY + abs(numbers))], 1)
    x = layer("first", x - weights["usual"])
    x = x + layer("blocks.0.down", np.maximum(0, layer("blocks.0.up", norm("blocks.0.norm", x))))
    x = norm("norm", x)
    logits = layer("chances", x)
    chances = np.exp(logits) / np.exp(logits).sum(1, keepdims=True)
    return Answer(layer("query", x), chances, SPREAD * layer("margins", x))


@pytest.mark.parametrize(("name", "options"), THREE)
def test_a_network_sees_all_features_but_those_of_empty_seats(name: str, options: dict[str, Any]) -> None:
    setting = Setting(name, options=options)
    plan, batch = feature_plan(setting), quartier.envs.vector(name, 32, **options)
    for _ in range(40):
        batch.step(batch.random_actions())
    seen = features(setting.game, batch.observations)
    numbers = batch.observations[:, plan.scaled].astype(np.float32)
    own = [batch.observations[:, plan.columns] == plan.values, numbers / (HALFWAY + abs(numbers))]
    columns = {column.tobytes() for column in np.concatenate(own, 1).astype(np.float32).T}
    varied = seen[:, (seen != seen[0]).any(0)]
    assert varied.shape[1] > 100
    assert all(column.tobytes() in columns for column in varied.T)
    assert (plan.length == length(setting.game)) == (name == "paris")


def test_a_move_is_a_row_made_up_of_its_choices(tmp_path: Path) -> None:
    setting = Setting("paris")
    weights = random_weights(setting)
    for part in ("moves.down.weight", "moves.down.bias"):
        weights[part][:] = 0
    file = tmp_path / "sums.onnx"
    file.write_bytes(onnx_model(setting, weights, SPREAD, {}).SerializeToString())
    first, sizes = setting.game.choices[3]
    assert sizes == (12, 8, 64)
    parts = [weights[f"moves.kinds.3.{part}"] for part in range(5)]
    building, turn, space = 7, 3, 41
    number = first + (building * 8 + turn) * 64 + space
    expected = parts[0][building, 0, 0] + parts[1][0, turn, 0] + parts[2][0, 0, space] + parts[3][building, turn, 0]
    np.testing.assert_allclose(network(file).moves[number], expected + parts[4][0, turn, space], atol=1e-2)


def test_a_network_is_read_once_and_anew_when_its_file_has_changed(tmp_path: Path) -> None:
    file = network_in(tmp_path, "paris")
    before = network(file)
    assert network(file) is before
    file.write_bytes(content("paris", seed=2))
    assert not np.array_equal(network(file).moves, before.moves)


# --- what can be wrong -------------------------------------------------------------------------------


def broken(folder: Path) -> Path:
    file = network_in(folder, "paris")
    file.write_bytes(file.read_bytes()[:-2000])
    return file


def with_outside_data(folder: Path) -> Path:
    """A network whose weights lie in another file, whichever that is."""
    file = network_in(folder, "paris")
    model = onnx.load_from_string(file.read_bytes())
    tensor = next(tensor for tensor in model.graph.initializer if tensor.name == "first.weight.half")
    (folder / "secret").write_bytes(tensor.raw_data)
    tensor.ClearField("raw_data")
    tensor.data_location = onnx.TensorProto.EXTERNAL
    tensor.external_data.add(key="location", value=str(folder / "secret"))
    file.write_bytes(model.SerializeToString())
    return file


def with_another_output(folder: Path) -> Path:
    file = network_in(folder, "paris")
    model = onnx.load_from_string(file.read_bytes())
    for node in model.graph.node:
        node.output[:] = ["other" if name == "margins" else name for name in node.output]
    model.graph.output[2].name = "other"
    file.write_bytes(model.SerializeToString())
    return file


def unreadable(folder: Path) -> Path:
    """A network in which a word is no text."""
    file = network_in(folder, "paris")
    file.write_bytes(file.read_bytes().replace(b"quartier.game", b"quartier.g\xffme"))
    return file


def with_endless_observations(folder: Path) -> Path:
    file = network_in(folder, "paris")
    model = onnx.load_from_string(file.read_bytes())
    model.graph.input[0].type.tensor_type.shape.dim[1].dim_value = 1 << 40
    file.write_bytes(model.SerializeToString())
    return file


def towns(folder: Path, players: int) -> Path:
    return network_in(folder, "tiny_towns", players=players)


WRONG: list[tuple[str, Any]] = [
    ("net-missing", lambda folder: folder / "nothing.onnx"),
    ("net-missing", lambda folder: folder),
    ("net-missing", lambda _: Path("/dev/zero")),
    ("net-missing", lambda _: Path("half\ud800.onnx")),
    ("net-missing", lambda _: Path("zero\0.onnx")),
    ("net-unread", lambda folder: folder / ("long" * 80)),
    ("net-broken", broken),
    ("net-broken", with_outside_data),
    ("net-broken", unreadable),
    ("net-shapes", with_endless_observations),
    ("net-broken", with_another_output),
    ("net-untold", lambda folder: told_otherwise(network_in(folder, "paris"), game=None)),
    ("net-untold", lambda folder: told_otherwise(network_in(folder, "paris"), version="new")),
    ("net-shapes", lambda folder: told_otherwise(network_in(folder, "paris"), players="3")),
    ("net-shapes", lambda folder: told_otherwise(towns(folder, 2), game="paris", version="1")),
    ("net-game", lambda folder: towns(folder, 2)),
    ("net-version", lambda folder: told_otherwise(network_in(folder, "paris"), version="7")),
    ("net-players", lambda folder: told_otherwise(towns(folder, 3), game="paris", version="1")),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "made"), WRONG, ids=[f"{number}-{key}" for number, (key, _) in enumerate(WRONG)])
def test_a_file_that_cannot_play_is_refused_with_the_reason(
    tmp_path: Path, key: str, made: Any, language: str, capfd: pytest.CaptureFixture[str]
) -> None:
    file = made(tmp_path)
    with pytest.raises(BadOption) as caught:
        check(f"net:{file}", game("paris"), 2)
    assert capfd.readouterr() == ("", ""), "nobody else says anything"
    reason = caught.value.values["reason"]
    assert isinstance(reason, QuartierError)
    assert reason.key == key
    said = explained(caught.value, language)
    assert printable(str(file)) in said
    assert (said.replace("’", "'") == str(caught.value)) == (language == "en")


def test_a_network_that_answers_for_fewer_than_were_asked_about_is_refused(tmp_path: Path) -> None:
    """It passes for a good one with two rows; compiled code would read what lies behind the rows that lack."""
    file = network_in(tmp_path, "paris")
    model = onnx.load_from_string(file.read_bytes())
    for node in model.graph.node:
        node.output[:] = ["all" if name == "chances" else name for name in node.output]
    for name, value in {"none": [0], "two": [2]}.items():
        model.graph.initializer.append(onnx.numpy_helper.from_array(np.array(value), name))
    model.graph.node.append(onnx.helper.make_node("Slice", ["all", "none", "two", "none"], ["chances"]))
    file.write_bytes(model.SerializeToString())
    match = quartier.new("paris", seed=7)
    for number in (1, 2):
        assert len(network(file).ask(np.zeros((number, match.game.observation_length), np.int32)).chances) == number
    with pytest.raises(BadOption, match="not what this program expects"):
        search(file).think(match, match.waiting[0])


@pytest.mark.parametrize("settings", ["", ",iterations=30"])
def test_a_bot_keeps_its_network_when_the_file_changes_or_goes(tmp_path: Path, settings: str) -> None:
    file = network_in(tmp_path, "paris")
    match = in_the_middle("paris", {})
    seat = match.waiting[0]
    expected = bot(f"net:{file}{settings}", 1).choose(match, seat)
    kept = bot(f"net:{file}{settings}", 1)
    told_otherwise(file, game="munivers")
    assert kept.choose(match, seat) == expected
    file.unlink()
    assert kept.choose(match, seat) in match.actions(seat)


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = network_in(tmp_path, "paris")
    monkeypatch.setattr(networks, "MEGABYTE", file.stat().st_size // networks.LARGEST)
    with pytest.raises(BadOption, match="more than 64\u00a0MB"):
        Network(file)


def test_without_onnxruntime_it_is_said_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = network_in(tmp_path, "paris")
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(QuartierError, match=r"needs onnxruntime.*\[net\]"):
        Network(file)


def test_where_no_network_comes_with_the_program_one_must_be_named() -> None:
    with pytest.raises(BadOption, match="no network for munivers comes with this program"):
        check("net", game("munivers"), 2)


@pytest.mark.parametrize("name", ["net:", "nets", "net;x"])
def test_a_name_that_is_none_is_no_bot(name: str) -> None:
    with pytest.raises(BadOption, match="there is no bot"):
        bot(name)


def test_a_network_with_a_budget_and_a_wrong_setting_is_explained(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="no setting 'haste'"):
        bot(f"net:{network_in(tmp_path, 'paris')},haste=1")


def test_names_tell_the_file_and_whether_it_thinks(tmp_path: Path) -> None:
    file = network_in(tmp_path, "paris")
    assert isinstance(bot(f"net:{file}"), NetBot)
    assert isinstance(bot(f"net:{file},iterations=5"), NetSearch)
    assert isinstance(bot("net"), NetBot)
    assert isinstance(bot("net:seconds=1,threads=2"), NetSearch)
    assert file_of(f"net:{file},iterations=5", "paris") == file
    assert file_of("net:out/rate=0.1/net.onnx,seconds=1", "paris") == Path("out/rate=0.1/net.onnx")
    assert file_of("net:seconds=1", "paris") == file_of("net", "paris") == networks.SHIPPED / "paris.onnx"
    assert file_of("search:seconds=1", "paris") is None


# --- playing -----------------------------------------------------------------------------------------


def test_the_network_that_comes_with_the_program_beats_greedy() -> None:
    won = 0
    for seed in range(20):
        players = [bot("net"), bot("greedy", seed)]
        own = seed % 2
        match = play_to_the_end(quartier.new("paris", seed=seed), players if own == 0 else players[::-1])
        won += match.winners == [own]
    assert won >= 14


def test_it_makes_the_move_that_looks_best(tmp_path: Path) -> None:
    file = network_in(tmp_path, "paris")
    match, judge = in_the_middle("paris", {}), network(file)
    seat = match.waiting[0]
    query = judge.ask(observed(match, seat)).queries[0]
    best = max(match.actions(seat), key=lambda action: float(judge.moves[action] @ query))
    assert bot(f"net:{file}").choose(match, seat) == best


@pytest.mark.parametrize("settings", ["", ",iterations=12"])
@pytest.mark.parametrize(("name", "options"), THREE)
def test_whole_games_are_played_within_the_rules(
    tmp_path: Path, name: str, options: dict[str, Any], settings: str
) -> None:
    file = network_in(tmp_path, name, **options)
    match = quartier.new(name, seed=11, **options)
    play_to_the_end(match, [bot(f"net:{file}{settings}", seat) for seat in range(len(match.seats))])
    assert match.over


@pytest.mark.parametrize("settings", ["", ",iterations=40"])
@pytest.mark.parametrize("size", [float("nan"), 1e4])
def test_what_is_not_a_number_leads_to_a_legal_move(tmp_path: Path, settings: str, size: float) -> None:
    file = network_in(tmp_path, "paris", size=size)
    match = in_the_middle("paris", {})
    seat = match.waiting[0]
    assert bot(f"net:{file}{settings}").choose(match, seat) in match.actions(seat)


@pytest.mark.parametrize("settings", ["", ",iterations=60"])
@pytest.mark.parametrize(("name", "options"), THREE)
def test_its_choice_does_not_depend_on_what_its_seat_cannot_know(
    tmp_path: Path, name: str, options: dict[str, Any], settings: str
) -> None:
    spec = f"net:{network_in(tmp_path, name, **options)}{settings}"
    worlds = set()
    for moves in (3, 9, 25):
        match = in_the_middle(name, options, moves=moves)
        for seat in match.waiting:
            choices = set()
            for world in range(4):
                other = in_another_world(match, seat, world)
                worlds.add(other.state.tobytes())
                choices.add(bot(spec, 1).choose(other, seat))
            assert len(choices) == 1
    assert len(worlds) > 4, "the worlds must differ, or this proves nothing"


# --- thinking ----------------------------------------------------------------------------------------


def search(file: Path, iterations: int = 60, seed: int = 1, threads: int = 1) -> NetSearch:
    return NetSearch(file, seed, Budget(iterations=iterations, threads=threads))


@pytest.mark.parametrize(("name", "options"), THREE)
def test_it_ranks_exactly_the_legal_moves_and_counts_each_simulation_once(
    tmp_path: Path, name: str, options: dict[str, Any]
) -> None:
    file = network_in(tmp_path, name, **options)
    for moves in (0, 7, 20):
        match = in_the_middle(name, options, moves=moves)
        seat = match.waiting[-1]
        if len(match.actions(seat)) == 1:
            continue
        before = match.record(), match.state.tobytes()
        thought = search(file).think(match, seat)
        assert sorted(choice.action for choice in thought.choices) == sorted(match.actions(seat))
        assert sum(choice.visits for choice in thought.choices) == thought.simulations - 1, "one judged the root"
        assert all(0 <= choice.win <= 1 for choice in thought.choices)
        assert (match.record(), match.state.tobytes()) == before


@pytest.mark.parametrize("threads", [1, 3])
def test_with_iterations_the_same_seed_finds_the_same(tmp_path: Path, threads: int) -> None:
    file = network_in(tmp_path, "paris", size=0.1)
    match = in_the_middle("paris", {})
    seat = match.waiting[0]
    thoughts = {search(file, 90, seed, threads).think(match, seat) for seed in (5, 5, 5)}
    assert len(thoughts) == 1
    assert search(file, 90, 6, threads).think(match, seat) not in thoughts


class Judge:
    """Somebody who judges positions of Paris by a rule of thumb, and knows moves that look good."""

    def __init__(self, good: int | None = None, wanted: str = "") -> None:
        match = quartier.new("paris", seed=7, first="orange")
        self.moves = np.zeros((match.game.action_count, 1), np.float32)
        if good is not None:
            self.moves[good] = 5
        self._wanted = wanted
        self.game = match.game
        self.asked = 0

    def ask(self, observations: NDArray[np.int32]) -> Answer:
        """Seat 0 is glad to have a building in its reserve."""
        self.asked += len(observations)
        won = np.full(len(observations), 0.5, np.float32)
        if self._wanted:
            place = match_buildings().index(self._wanted)
            won = np.array([float(self.game.observed(row)["reserve"][0, place]) for row in observations], np.float32)
        chances = np.stack([won, 1 - won], 1)
        return Answer(np.ones((len(observations), 1), np.float32), chances, np.zeros_like(chances))


def match_buildings() -> list[str]:
    from quartier.games.paris.rules.state import BUILDINGS

    return list(BUILDINGS)


def advised(judge: Any, simulations: int) -> dict[str, tuple[int, float]]:
    """Let a judge advise on the opening of Paris; return how often each move was tried, and what it was worth."""
    match = quartier.new("paris", seed=7, first="orange")
    space = AdvisedWorkspace(match.game, Thinking(**ADVISED), 50_000, judge)
    space.simulate(match, 0, 1, simulations)
    paths = dict(zip(match.actions(0), match.moves(0), strict=True))
    return {paths[node.action]: (int(node.visits), float(node.win)) for node in space.root_moves()}


def test_a_search_tries_first_what_its_network_likes() -> None:
    match = quartier.new("paris", seed=7, first="orange")
    good = match.actions(0)[match.moves(0).index("take/V6")]
    tried = advised(Judge(good=good), 200)
    assert tried["take/V6"][0] == max(visits for visits, _ in tried.values()) > 60


def test_a_search_finds_what_leads_to_positions_that_its_network_likes() -> None:
    tried = advised(Judge(wanted="V6"), 600)
    visits, won = tried["take/V6"]
    assert visits == max(number for number, _ in tried.values()) > 200
    assert won / visits > 0.9
    assert max(others for path, (_, others) in tried.items() if path != "take/V6") / 600 < 0.3


@pytest.mark.parametrize("threads", [1, 3])
def test_who_has_no_time_to_try_any_move_makes_the_one_that_looks_best(tmp_path: Path, threads: int) -> None:
    file = network_in(tmp_path, "paris")
    for seed in range(4):
        match = in_the_middle("paris", {}, seed)
        seat = match.waiting[0]
        assert search(file, 1, threads=threads).choose(match, seat) == bot(f"net:{file}").choose(match, seat)


def test_each_simulation_asks_once() -> None:
    judge = Judge()
    tried = advised(judge, 101)
    assert judge.asked == 101
    assert sum(visits for visits, _ in tried.values()) == 100


def test_no_path_is_left_counted_that_brought_nothing() -> None:
    """While a path waits for its answer its nodes count as visited: afterwards each visit has brought its half."""
    for visits, won in advised(Judge(), 301).values():
        assert won == pytest.approx(visits / 2)


def test_a_tree_without_room_for_more_still_thinks() -> None:
    match = quartier.new("paris", seed=7, first="orange")
    space = AdvisedWorkspace(match.game, Thinking(**ADVISED), 90, Judge())  # type: ignore[arg-type]
    space.simulate(match, 0, 1, 300)
    assert sum(int(node.visits) for node in space.root_moves()) == 299


def test_what_was_found_out_serves_for_the_next_move(tmp_path: Path) -> None:
    match = quartier.new("tiny_towns", players=1, seed=3)
    thinker, kept = search(network_in(tmp_path, "tiny_towns", players=1, size=0.1), 200), 0
    for _ in range(12):
        if len(match.actions(0)) > 1:
            thought = thinker.think(match, 0)
            kept += sum(choice.visits for choice in thought.choices) > 199
            match.play_action(thought.best.action, 0)
        else:
            match.play_action(match.actions(0)[0], 0)
    assert kept > 0
