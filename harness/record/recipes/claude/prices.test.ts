import { expect, it } from "vitest";
import { costOf } from "./prices.ts";
import { sideCosts } from "./side-costs.ts";

it("prices tokens as the CLI does", () => {
  expect(costOf("claude-opus-5-5", { input: 12, output: 9 })).toBe(0.000228);
  expect(costOf("claude-sonnet-5-5", { input: 12, output: 9 })).toBe(0.000114);
  expect(costOf("somebody's", { input: 12, output: 9 })).toBeNull();
});

it("counts side calls as part of the cost only before 2.1", () => {
  const tokens = { input: 12, output: 9 };
  expect(sideCosts(tokens, "claude-opus-5-5", "2.1.332")).toEqual([]);
  expect(sideCosts(tokens, "claude-sonnet-4-5-20250929", "2.0.76").length).toBeGreaterThan(1);
});
