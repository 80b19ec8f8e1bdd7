"""A network as an ONNX file that `quartier.bots.network` can read: written node by node from plain weights."""

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from examples.train.plan import Plan, feature_plan, move_parts
from quartier.engine.game import Game
from quartier.envs.features import HALFWAY
from quartier.envs.world import Setting

OPSET, IR_VERSION = 17, 8
"""Old enough for every onnxruntime of the last years."""
Weights = Mapping[str, NDArray[Any]]


class Graph:
    """A graph that grows: nodes are added one by one, and known by the name of what they put out."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self.nodes: list[Any] = []
        self.constants: list[Any] = []

    def add(self, kind: str, *inputs: str, name: str = "", **attributes: Any) -> str:
        """Add a node; return its output."""
        output = name or f"{kind.lower()}_{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, inputs, [output], **attributes))
        return output

    def constant(self, name: str, value: Any) -> str:
        """Add a constant."""
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(value), name))
        return name

    def weight(self, name: str, value: NDArray[Any] | None = None) -> str:
        """Add a weight, kept in half the bits: more make no difference to play."""
        given = self._weights[name] if value is None else value
        return self.add(
            "Cast", self.constant(f"{name}.half", given.astype(np.float16)), name=name, to=TensorProto.FLOAT
        )

    def linear(self, layer: str, x: str, name: str = "") -> str:
        """Add a layer of weights and a bias."""
        weight, bias = self.weight(f"{layer}.weight"), self.weight(f"{layer}.bias")
        return self.add("Gemm", x, weight, bias, name=name, transB=1)

    def norm(self, layer: str, x: str) -> str:
        """Add a layer that brings each row to the same scale, and what is left of it above nothing."""
        weight, bias = self.weight(f"{layer}.weight"), self.weight(f"{layer}.bias")
        return self.add("Relu", self.add("LayerNormalization", x, weight, bias, axis=-1, epsilon=1e-5))


def onnx_model(setting: Setting, weights: Weights, spread: float, told: Mapping[str, Any]) -> onnx.ModelProto:
    """Return a network of a game; margins come in points, of which `spread` are 1 inside."""
    graph, game, players = Graph(weights), setting.game, setting.players
    x = _trunk(graph, _features(graph, feature_plan(setting)), weights)
    rank = len(weights["query.bias"])
    graph.linear("query", x, name="queries")
    graph.add("Softmax", graph.linear("chances", x), name="chances", axis=1)
    graph.add("Mul", graph.linear("margins", x), graph.constant("spread", np.float32(spread)), name="margins")
    _moves(graph, game)
    shapes: dict[str, tuple[str | int, int]] = {
        "queries": ("rows", rank), "chances": ("rows", players), "margins": ("rows", players),
        "moves": (game.action_count, rank),
    }  # fmt: skip
    whole = helper.make_graph(
        graph.nodes, "quartier",
        [helper.make_tensor_value_info("observation", TensorProto.INT32, ["rows", game.observation_length])],
        [helper.make_tensor_value_info(name, TensorProto.FLOAT, shape) for name, shape in shapes.items()],
        graph.constants,
    )  # fmt: skip
    model = helper.make_model(whole, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR_VERSION)
    helper.set_model_props(model, _told(setting, told))
    onnx.checker.check_model(model, full_check=True)
    return model


def _told(setting: Setting, told: Mapping[str, Any]) -> dict[str, str]:
    """Return what the file says of itself: what it plays, and for people how it was made."""
    game = setting.game
    needed = {"game": game.name, "version": game.version, "players": setting.players}
    made = {"options": json.dumps(setting.options), **told}
    return {f"quartier.{name}": str(value) for name, value in {**needed, **made}.items()}


def _features(graph: Graph, plan: Plan) -> str:
    seen = graph.add("Gather", "observation", graph.constant("columns", plan.columns), axis=1)
    hot = graph.add("Cast", graph.add("Equal", seen, graph.constant("values", plan.values)), to=TensorProto.FLOAT)
    if not len(plan.scaled):
        return hot
    numbers = graph.add("Gather", "observation", graph.constant("scaled", plan.scaled), axis=1)
    numbers = graph.add("Cast", numbers, to=TensorProto.FLOAT)
    halfway = graph.constant("halfway", HALFWAY)
    scaled = graph.add("Div", numbers, graph.add("Add", graph.add("Abs", numbers), halfway))
    return graph.add("Concat", hot, scaled, axis=1)


def _trunk(graph: Graph, x: str, weights: Weights) -> str:
    first = weights["first.weight"]
    bias = graph.constant("first.bias", (weights["first.bias"] - first @ weights["usual"]).astype(np.float32))
    x = graph.add("Gemm", x, graph.weight("first.weight"), bias, transB=1)
    depth = sum(name.endswith("up.weight") and name.startswith("blocks.") for name in weights)
    for block in (f"blocks.{number}" for number in range(depth)):
        inner = graph.add("Relu", graph.linear(f"{block}.up", graph.norm(f"{block}.norm", x)))
        x = graph.add("Add", x, graph.linear(f"{block}.down", inner))
    return graph.norm("norm", x)


def _moves(graph: Graph, game: Game) -> None:
    """Add the embeddings of all moves: sums of tables, in which each choice and each pair of them has a row."""
    kinds = []
    for kind, (_, sizes) in enumerate(game.choices):
        names = [f"moves.kinds.{kind}.{part}" for part in range(len(move_parts(sizes)))]
        summed = graph.weight(names[0])
        for name in names[1:]:
            summed = graph.add("Add", summed, graph.weight(name))
        kinds.append(graph.add("Flatten", summed, axis=max(1, len(sizes))))
    x = graph.add("Concat", *kinds, axis=0)
    inner = graph.add("Relu", graph.linear("moves.up", x))
    graph.add("Add", x, graph.linear("moves.down", inner), name="moves")
