"""The type of records, and what is said while code is compiled."""

import numpy as np
import pytest

from quartier.engine import compile as compiling
from quartier.engine.compile import record_type


def test_a_record_is_aligned_and_read_by_attribute() -> None:
    kind = record_type([("small", np.int8), ("large", np.uint64), ("many", np.int16, (3,))])
    assert kind.isalignedstruct
    record = np.zeros(1, kind)[0]
    record.large = 7
    record.many[1] = 5
    assert (record.large, record.many.tolist()) == (7, [0, 5, 0])


def test_a_field_that_numpy_would_hide_is_refused() -> None:
    with pytest.raises(TypeError, match="size"):
        record_type([("size", np.int8)])


def test_somebody_who_does_not_listen_is_told_once_what_takes_so_long(capsys: pytest.CaptureFixture[str]) -> None:
    compiling._announced.discard("somewhere")
    compiling._announce("somewhere: legal")
    compiling._announce("somewhere: apply")
    assert capsys.readouterr().err.count("compiling somewhere") == 1


def test_nobody_is_promised_a_quick_start_where_nothing_can_be_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for kept, promise in ((True, "the next start will be quick"), (False, "it can't be kept")):
        monkeypatch.setattr("quartier.engine.cache.keeps", lambda kept=kept: kept)
        compiling._announced.discard("somewhere")
        compiling._announce("somewhere: legal")
        assert promise in capsys.readouterr().err
