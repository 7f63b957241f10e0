import { describe, expect, it } from "vitest";
import type { Adapter, Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import type { Check } from "../../kit/check.ts";
import { faultyOutcome, knownRun } from "../../kit/testing/known-runs.ts";
import { runCheck } from "../../kit/testing/run-check.ts";
import { lines } from "../../kit/testing/toy-fixtures.ts";
import cumulativeReported from "./cumulative-reported.ts";
import reasoningShown from "./reasoning-shown.ts";

const THOUGHT = knownRun(
  "thought",
  { stdout: lines({ type: "done", ok: true, answer: "Yes.", usage: { in: 3, out: 9, thinking_tokens: 4 } }) },
  {},
);
const RESUMED = knownRun(
  "resumed",
  { stdout: lines({ type: "done", ok: true, answer: "Yes.", usage: { in: 3, out: 9 }, total_cost: 0.5 }) },
  {},
);
const SESSION_ONLY = knownRun(
  "session-only",
  { stdout: lines({ type: "done", ok: true, answer: "Yes.", all_tokens: 90 }) },
  {},
);

const reasoning = (reasoningTokens: number | null) =>
  faultyOutcome(({ usage }) => ({ usage: usage == null ? null : { ...usage, reasoningTokens } }));
const reported = (diagnostics: NonNullable<Outcome["diagnostics"]>) =>
  faultyOutcome(() => ({ costUsd: 0.2, diagnostics }));

const CASES: readonly [string, Check, Adapter, typeof THOUGHT, RegExp | undefined][] = [
  ["reasoning reported", reasoningShown, reasoning(4), THOUGHT, undefined],
  ["reasoning lost", reasoningShown, reasoning(null), THOUGHT, /reasoning tokens/],
  ["more reasoning than output", reasoningShown, reasoning(10), THOUGHT, /reasoning tokens/],
  [
    "a cost of the session reported",
    cumulativeReported,
    reported({ cumulativeCostUsd: 0.5 }),
    RESUMED,
    undefined,
  ],
  ["a cost of the session lost", cumulativeReported, reported({}), RESUMED, /cumulativeCostUsd/],
  [
    "another cost in its place",
    cumulativeReported,
    reported({ cumulativeCostUsd: 0.7 }),
    RESUMED,
    /cumulativeCostUsd/,
  ],
  [
    "tokens of the session reported",
    cumulativeReported,
    reported({ cumulativeUsage: { all: 90 } }),
    SESSION_ONLY,
    undefined,
  ],
  ["tokens of the session lost", cumulativeReported, reported({}), SESSION_ONLY, /cumulativeUsage/],
];

describe("figures that are reported", () => {
  it.each(CASES)("judges %s", async (_name, check, adapter, fixture, message) => {
    const { finding, tried } = await runCheck(check, adapter, [fixture]);
    expect(tried).toBe(1);
    if (message === undefined) expect(finding).toBeUndefined();
    else expect(finding?.message).toMatch(message);
  });
});
