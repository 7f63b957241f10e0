import { expect, it } from "vitest";
import { modelId } from "./model-id.ts";
import { namedModels } from "./named-models.ts";

it("finds each alias with its model, in the order of the list", () => {
  const models = [
    { id: "big-1", aliases: ["big", "best"] },
    { id: "old-1" },
    { id: "small-1", aliases: ["small"] },
  ];
  const named = namedModels(models);
  expect(named.models).toBe(models);
  expect(Object.entries(named.shortAliases)).toEqual([
    ["big", "big-1"],
    ["best", "big-1"],
    ["small", "small-1"],
  ]);
});

it("means the same as modelId where two models have one alias", () => {
  const models = [
    { id: "new-1", aliases: ["it"] },
    { id: "old-1", aliases: ["it"] },
  ];
  const { shortAliases } = namedModels(models);
  expect(shortAliases).toEqual({ it: modelId({ id: "x", outputFormats: ["text"], models }, "it") });
});
