import { expect, it } from "vitest";
import { okOutcome } from "../../../../adapters/shared/outcome/outcome.ts";
import { agentResult } from "./agent-result.ts";

const exit = { code: 0, signal: null, timedOut: false, aborted: false };
const usage = {
  inputTokens: 7,
  outputTokens: 5,
  cacheReadTokens: 34_000,
  cacheCreationTokens: 1200,
  totalTokens: 35_212,
  serviceTier: "standard",
  estimated: false,
};

it("computes the total of input and output alone", () => {
  const { tokens, ...rest } = agentResult(okOutcome("hi", { exit, usage, model: "m" }), 12.4).usage!;
  expect(tokens).toEqual({
    input_tokens: 7,
    output_tokens: 5,
    cache_read_tokens: 34_000,
    cache_creation_tokens: 1200,
    total_tokens: 12,
  });
  expect(rest).toEqual({ model_id: "m", service_tier: "standard" });
});

it("has null for values that were not reported, and for an estimate", () => {
  expect(agentResult(okOutcome("hi", { exit, usage: { ...usage, estimated: true } }), 12.4)).toEqual({
    content: "hi",
    cost_usd: null,
    duration_ms: 12,
    usage: null,
  });
});
