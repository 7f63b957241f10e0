import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import { addUsage } from "./add-usage.ts";
import { estimateUsage } from "./estimate-usage.ts";
import { makeUsage } from "./make-usage.ts";

const FIGURES = { inputTokens: 12, outputTokens: 9, cacheReadTokens: 3, cacheCreationTokens: 1 };

describe("makeUsage", () => {
  test("adds up the total", () => {
    expect(makeUsage({ ...FIGURES, reasoningTokens: 4, serviceTier: "standard" })).toEqual({
      ...FIGURES,
      reasoningTokens: 4,
      totalTokens: 25,
      serviceTier: "standard",
      estimated: false,
    });
  });

  test("is null where neither side is shown", () => {
    expect(makeUsage({})).toBeNull();
    expect(makeUsage({ inputTokens: null, outputTokens: "9", cacheReadTokens: 4 })).toBeNull();
    expect(makeUsage({ inputTokens: Number.NaN, outputTokens: -1 })).toBeNull();
  });

  test("counts a missing, null or broken figure as none", () => {
    expect(
      makeUsage({ inputTokens: null, outputTokens: 9, cacheReadTokens: "3", cacheCreationTokens: 0.5 }),
    ).toEqual({
      inputTokens: 0,
      outputTokens: 9,
      cacheReadTokens: 0,
      cacheCreationTokens: 0,
      totalTokens: 9,
      estimated: false,
    });
  });

  test("is made of non-negative integers whatever comes in", () => {
    const keys = ["inputTokens", "outputTokens", "cacheReadTokens", "cacheCreationTokens", "reasoningTokens"];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (figures) => {
        const usage = makeUsage(figures);
        const counts =
          usage === null ? [] : Object.values(usage).filter((value) => typeof value !== "boolean");
        expect(counts.every((count) => Number.isInteger(count) && Number(count) >= 0)).toBe(true);
      }),
    );
  });
});

describe("estimateUsage", () => {
  test("is a quarter of the characters, rounded up and flagged", () => {
    expect(estimateUsage(5, 8)).toMatchObject({
      inputTokens: 2,
      outputTokens: 2,
      totalTokens: 4,
      estimated: true,
    });
    expect(estimateUsage(undefined, 1)).toMatchObject({ inputTokens: 0, outputTokens: 1 });
  });

  test("is null where nothing was said", () => {
    expect(estimateUsage(undefined, 0)).toBeNull();
    expect(estimateUsage(Number.NaN, -1)).toBeNull();
  });
});

describe("addUsage", () => {
  const one = makeUsage({ ...FIGURES, serviceTier: "standard" }) as Usage;

  test("adds figure by figure", () => {
    expect(addUsage(one, makeUsage({ inputTokens: 1, outputTokens: 1, reasoningTokens: 1 }))).toEqual({
      inputTokens: 13,
      outputTokens: 10,
      cacheReadTokens: 3,
      cacheCreationTokens: 1,
      reasoningTokens: 1,
      totalTokens: 27,
      serviceTier: "standard",
      estimated: false,
    });
  });

  test("takes null as a part without figures, and an estimate makes the sum one", () => {
    expect(addUsage(null, one)).toBe(one);
    expect(addUsage(one, null)).toBe(one);
    expect(addUsage(null, null)).toBeNull();
    expect(addUsage(one, estimateUsage(4, 4))?.estimated).toBe(true);
  });
});
