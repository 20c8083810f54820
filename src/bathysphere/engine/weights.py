"""Weights that were learned: a small file beside each game's heuristic, written by `lab/fit_weights.py`."""

import tomllib
from importlib import resources

FILE = "weights.toml"


def learned(package: str, parts: list[str], written: list[float]) -> list[float]:
    """The learned weights of a game; those written by hand where there is no file, or it says so.

    A file that names other parts is of another heuristic: ValueError.
    """
    file = resources.files(package) / FILE
    if not file.is_file():
        return written
    weights = tomllib.loads(file.read_text(encoding="utf-8"))["weights"]
    if list(weights) != parts:
        raise ValueError(f"{package}/{FILE} weighs {list(weights)}, the heuristic has {parts}")
    pairs = [weights[part] for part in parts]
    return [float(pair[0]) for pair in pairs] + [float(pair[1]) for pair in pairs]
