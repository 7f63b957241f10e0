import { expect, it } from "vitest";
import { documentUsage, mainModel } from "./model-stats.ts";

const tokens = { prompt: 100, cached: 40, candidates: 5, thoughts: 2 };

it("sums over the models: cached tokens out of the input, thoughts into the output", () => {
  const { usage, isNothing } = documentUsage({ models: { a: { tokens }, b: { tokens } } });
  expect(usage).toMatchObject({ inputTokens: 120, cacheReadTokens: 80, outputTokens: 14, totalTokens: 214 });
  expect(isNothing).toBe(false);
});

it.each([
  [{ models: {} }, true],
  [{ models: { a: { tokens: { prompt: 0, candidates: 0 } } } }, true],
  [{ models: null }, false],
  [null, false],
])("%j counts nothing: %s", (stats, isNothing) => expect(documentUsage(stats).isNothing).toBe(isNothing));

it("names the model whose role is main, else the last one", () => {
  expect(mainModel({ models: { a: { roles: { main: {} } }, b: {} } })).toBe("a");
  expect(mainModel({ models: { a: {}, b: {} } })).toBe("b");
  expect(mainModel({ models: {} })).toBeNull();
});
