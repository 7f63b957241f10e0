#!/usr/bin/env python3
"""Tests of somebody's wrapper of claude, against a claude that answers 429 after three deltas.

Run it where cliproof is among the dependencies: python3 rate_limited.py
"""

import json
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

ARGS = ["claude", "-p", "--output-format", "stream-json", "--verbose", "--include-partial-messages"]


class RateLimited(Exception):
    pass


def ask_claude(prompt, env):
    """The wrapper under test."""
    done = subprocess.run(ARGS, input=prompt, env=env, capture_output=True, text=True, timeout=60)
    result = json.loads(done.stdout.splitlines()[-1])
    if result.get("api_error_status") == 429:
        raise RateLimited()
    return result["result"]


def recorded(scenario):
    """The records of a run that cliproof ships."""
    package = subprocess.check_output(["node", "-p", "require.resolve('cliproof/package.json')"], text=True)
    folder = Path(package.strip()).parent / "fixtures/cli-outputs/claude/2.1.332" / scenario
    return (folder / "stdout.txt").read_bytes().splitlines(keepends=True)


def mock_claude(folder, *flags):
    """Environment with a stand-in for claude first on PATH."""
    made = subprocess.check_output(["npx", "cliproof", "mock", "claude", "--out", str(folder), *flags], text=True)
    return {**os.environ, "PATH": made.strip() + os.pathsep + os.environ["PATH"]}


class AskClaude(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.scratch = Path(scratch.name)

    def test_tells_a_rate_limit_after_three_deltas(self):
        partial = recorded("partial")
        deltas = [number for number, line in enumerate(partial) if b'"text_delta"' in line]
        fixture = self.scratch / "fixture"
        fixture.mkdir()
        lines = partial[: deltas[2] + 1] + recorded("rate-limit-429")[-2:]
        (fixture / "stdout.txt").write_bytes(b"".join(lines))
        manifest = {"provider": "claude", "cli": {"version": "2.1.332"}, "exit": {"code": 1, "signal": None}}
        (fixture / "fixture.json").write_text(json.dumps(manifest))
        env = mock_claude(self.scratch / "mock", "--fixture", str(fixture))
        with self.assertRaises(RateLimited):
            ask_claude("Say hello", env)
        (receipt,) = (self.scratch / "mock/receipts").glob("*.json")
        self.assertEqual(json.loads(receipt.read_text())["stdin"]["bytes"], len("Say hello"))

    def test_gives_the_answer(self):
        env = mock_claude(self.scratch / "mock", "--fixture", "claude/2.1.332/success-text")
        self.assertEqual(ask_claude("Say hello", env), "Hello from the scripted server.")


if __name__ == "__main__":
    unittest.main()
