import { expect, it } from "vitest";
import type { Outcome } from "../../contracts/cli/v1/adapter.ts";
import type { Run } from "../model/target.ts";
import { withBytes } from "../records/with-bytes.ts";
import { breaksEstimate } from "./usage-estimate.ts";

const EXIT = { code: 0, signal: null, timedOut: false, aborted: false };
const RUN: Run = { outputFormat: "text", chunks: [], exit: EXIT, promptLength: 8 };
const OUTCOME = {
  status: "ok",
  content: "x",
  messages: [],
  tools: [],
  exit: EXIT,
  usage: { inputTokens: 13700, outputTokens: 11, totalTokens: 13711, estimated: false },
} as unknown as Outcome;

it.each([
  ["Tokens     ↑ 120 • ↓ 8", true],
  ["tokens used\n1,234", true],
  [" claude-opus-4.6   614.6k in, 12.0k out, 571.2k cached (Est. 1 Premium request)", true],
  ["    claude-sonnet-4.5    13.7k input, 11 output, 0 cache read", true],
  ["It came in 3 pieces, 2 out of 4.", false],
  ["Hello.", false],
])("%j shows figures: %s", (stderr, shown) => {
  const run = withBytes(RUN, { out: Buffer.from("x\n"), err: Buffer.from(stderr) });
  expect(breaksEstimate(run, OUTCOME) === undefined).toBe(shown);
});
