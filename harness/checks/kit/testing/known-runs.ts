import type { Adapter, Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import type { Expectation } from "../../../../schemas/harness/v1/generated/expectation.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { faultyAdapter } from "./toy-adapter.ts";
import { lines, type ToyRun, toyFixture } from "./toy-fixtures.ts";

/** A toy run whose truth is known, as if somebody had recorded it. */
export function knownRun(scenario: string, run: ToyRun, expected: Expectation): Fixture {
  const fixture = toyFixture(scenario, run);
  const provenance = { kind: "recorded" as const, recipe: "a test" };
  return { ...fixture, expected, manifest: { ...fixture.manifest, provenance } };
}

/** The toy adapter with a fault in its outcome. */
export function faultyOutcome(change: (outcome: Outcome) => Partial<Outcome>): Adapter {
  return faultyAdapter((good) => ({
    end(exit) {
      const outcome = good.end(exit);
      return { ...outcome, ...change(outcome) };
    },
  }));
}

export const ANSWER = "Grüße, 世界 😀";
const START = { type: "start", session: "s-1", model: "toy-1" };

/** Text, a tool call, a sub-agent whose records the toy does not know, and an answer. */
export const KNOWN_GOOD = knownRun(
  "known-good",
  {
    stdout: lines(
      START,
      { type: "tool", id: "call-1", name: "read", input: { path: "the file.txt" } },
      { type: "below", parent_tool_use_id: "call-1", text: "I am the sub-agent." },
      { type: "tool_done", id: "call-1", ok: true, output: { text: "its size: größe" } },
      { type: "delta", text: "Grüße, " },
      { type: "delta", text: "世界 😀" },
      { type: "say", text: ANSWER },
      { type: "done", id: "r-1", ok: true, answer: ANSWER, usage: { in: 3, out: 4 } },
    ),
  },
  {
    status: "ok",
    content: ANSWER,
    messages: [ANSWER],
    error: null,
    model: "toy-1",
    session: { id: "s-1" },
    usage: { inputTokens: 3, outputTokens: 4, cacheReadTokens: 0, totalTokens: 7 },
    costUsd: null,
    tools: [{ name: "read", status: "ok" }],
  },
);

/** A rate limit, reported by the terminal record. */
export const KNOWN_BAD = knownRun(
  "known-bad",
  {
    stdout: lines(START, {
      type: "done",
      ok: false,
      error: { message: "Too many requests were sent", status: 429 },
    }),
    exit: { code: 1 },
  },
  {
    status: "error",
    content: null,
    error: {
      category: "rate_limit",
      kind: "rate_limited",
      httpStatus: 429,
      retryAfterMs: null,
      resetsAt: null,
    },
    usage: null,
    costUsd: null,
  },
);

/** A refusal to start, reported on stderr alone. */
export const KNOWN_SILENT = knownRun(
  "known-silent",
  { stderr: "toy: größe is no option of this program\n", exit: { code: 2 } },
  { status: "error", content: null, error: { category: "unknown", httpStatus: null } },
);

/** A good run in the text format. */
export const KNOWN_TEXT = knownRun(
  "known-text",
  { outputFormat: "text", stdout: `${ANSWER}\n` },
  { status: "ok", content: ANSWER, error: null, usage: null },
);

export const KNOWN_RUNS: readonly Fixture[] = [KNOWN_GOOD, KNOWN_BAD, KNOWN_SILENT, KNOWN_TEXT];
