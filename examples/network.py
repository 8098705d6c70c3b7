"""A network of two hidden layers with a policy and a value, and its training, in NumPy."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
MOST_SLOPE = 0.5  # longer gradients are shortened


def masked_probabilities(logits: Array, mask: Array) -> Array:
    """Softmax over the actions that may be taken."""
    logits = np.where(mask, logits, -np.inf)
    odds = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(odds / odds.sum(1, keepdims=True))


@dataclass(frozen=True)
class Thought:
    """What the network made of some observations; the inputs of its layers are kept for learning."""

    layers: list[Array]
    logits: Array
    value: Array


class Network:
    """Observations go in as they are; they are shifted and scaled so that no number is louder than others."""

    def __init__(self, inputs: int, hidden: int, actions: int, chance: np.random.Generator) -> None:
        self.actions = actions
        self.mean = np.zeros(inputs, np.float32)
        self.scale = np.ones(inputs, np.float32)
        sizes = [inputs, hidden, hidden, actions + 1]
        gains = [np.sqrt(2), np.sqrt(2), 0.1]
        self.weights: list[Array] = []
        for size, following, gain in zip(sizes, sizes[1:], gains, strict=False):
            weight = chance.standard_normal((size, following)) * gain / np.sqrt(size)
            self.weights += [weight.astype(np.float32), np.zeros(following, np.float32)]
        self.forget_momentum()

    def get_used_to(self, observation: Array) -> None:
        """Take the usual range of every number from many observations."""
        self.mean = observation.mean(0, dtype=np.float32)
        self.scale = 1 / np.maximum(observation.std(0, dtype=np.float32), 0.1)

    def forward(self, observation: Array) -> Thought:
        first, first_bias, second, second_bias, last, last_bias = self.weights
        seen = (observation - self.mean) * self.scale
        one = np.maximum(seen @ first + first_bias, 0)
        two = np.maximum(one @ second + second_bias, 0)
        out = two @ last + last_bias
        return Thought([seen, one, two], out[:, :-1], np.tanh(out[:, -1]))

    def learn(self, thought: Thought, logits: Array, value: Array, rate: float) -> None:
        """One step of Adam against the slopes of a loss by logits and value."""
        slope = np.concatenate([logits, (value * (1 - thought.value**2))[:, None]], axis=1)
        slopes: list[Array] = []
        for number in (2, 1, 0):
            below = thought.layers[number]
            slopes = [below.T @ slope, slope.sum(0), *slopes]
            if number:
                slope = (slope @ self.weights[2 * number].T) * (below > 0)
        length = np.sqrt(sum(float((each**2).sum()) for each in slopes))
        self._steps += 1
        for number, each in enumerate(slopes):
            each *= min(1.0, MOST_SLOPE / (length + 1e-9))
            self._mean[number] += 0.1 * (each - self._mean[number])
            self._square[number] += 0.001 * (each * each - self._square[number])
            mean = self._mean[number] / (1 - 0.9**self._steps)
            square = self._square[number] / (1 - 0.999**self._steps)
            self.weights[number] -= rate * mean / (np.sqrt(square) + 1e-8)

    def forget_momentum(self) -> None:
        self._steps = 0
        self._mean = [np.zeros_like(weight) for weight in self.weights]
        self._square = [np.zeros_like(weight) for weight in self.weights]

    def save(self, file: Path) -> None:
        np.savez(file, self.mean, self.scale, *self.weights)


def load_network(file: Path) -> Network:
    with np.load(file) as found:
        mean, scale, *weights = [found[name] for name in found.files]
    inputs, hidden = weights[0].shape
    network = Network(inputs, hidden, len(weights[-1]) - 1, np.random.default_rng(0))
    network.mean, network.scale, network.weights = mean, scale, weights
    return network
