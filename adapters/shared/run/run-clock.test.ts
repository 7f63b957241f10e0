import { describe, expect, it } from "vitest";
import { nextStep, type RunTimes } from "./run-clock.ts";

const SETTINGS = { timeoutMs: 10_000, graceMs: 500, lingerMs: 1000, stallMs: null as number | null };
const RUNNING: RunTimes = { startedAt: 0, lastOutputAt: 0, exitedAt: null, stoppedAt: null, isKilled: false };

function step(
  now: number,
  times: Partial<RunTimes>,
  {
    settled = false,
    working = false,
    timeoutMs = 10_000 as number | null,
    stallMs = null as number | null,
  } = {},
) {
  const settings = { ...SETTINGS, timeoutMs, stallMs };
  return nextStep(
    now,
    { ...RUNNING, ...times },
    settings,
    () => settled,
    () => working,
  );
}

describe("the next step of a run", () => {
  it.each([
    ["waits for silence", 300, {}, { do: "wait", ms: 700 }],
    ["waits no longer than the timeout", 9800, { lastOutputAt: 9700 }, { do: "wait", ms: 200 }],
    ["stops at the timeout", 10_000, { lastOutputAt: 9999 }, { do: "stop", reason: "timeout" }],
    ["gives the tree its grace", 700, { stoppedAt: 600 }, { do: "wait", ms: 400 }],
    ["kills after the grace", 1100, { stoppedAt: 600 }, { do: "kill" }],
    ["waits a moment for the killed", 1200, { stoppedAt: 600, isKilled: true }, { do: "wait", ms: 900 }],
    ["and leaves", 2100, { stoppedAt: 600, isKilled: true }, { do: "leave" }],
    ["lets an orphan print", 900, { exitedAt: 100, lastOutputAt: 800 }, { do: "wait", ms: 400 }],
    ["leaves a silent one", 1300, { exitedAt: 100, lastOutputAt: 800 }, { do: "leave" }],
    [
      "bounds a talking one",
      10_000,
      { exitedAt: 100, lastOutputAt: 9999 },
      { do: "stop", reason: "timeout" },
    ],
  ] as const)("%s", (_, now, times, expected) => expect(step(now, times)).toEqual(expected));

  it("ends a silent CLI only when its output has settled", () => {
    expect(step(1000, {}, { settled: true })).toEqual({ do: "stop", reason: "lingering" });
    expect(step(1000, {})).toEqual({ do: "wait", ms: 1000 });
    expect(step(900, {}, { settled: true })).toEqual({ do: "wait", ms: 100 });
  });

  it("ends a run that stalls, unless a tool is at work", () => {
    expect(step(299, {}, { stallMs: 300 })).toEqual({ do: "wait", ms: 1 });
    expect(step(300, {}, { stallMs: 300 })).toEqual({ do: "stop", reason: "stalled" });
    expect(step(300, {}, { stallMs: 300, working: true })).toEqual({ do: "wait", ms: 700 });
    expect(step(2000, {}, { stallMs: 3000 })).toEqual({ do: "wait", ms: 1000 });
    expect(step(1000, {}, { stallMs: 300, settled: true })).toEqual({ do: "stop", reason: "lingering" });
  });

  it("never times out without a timeout", () => {
    expect(step(1e9, { lastOutputAt: 1e9 }, { timeoutMs: null })).toEqual({ do: "wait", ms: 1000 });
  });
});
