import { expect, it } from "vitest";
import type { Manifest } from "../../../contracts/cli/v1/adapter.ts";
import { modelId } from "./model-id.ts";

const manifest: Manifest = {
  id: "x",
  outputFormats: ["text"],
  models: [{ id: "big-1", aliases: ["big"] }, { id: "small-1" }],
  shortAliases: { small: "small-1" },
};

it.each([
  ["big", "big-1"],
  ["small", "small-1"],
  ["big-1", "big-1"],
  ["another-2", "another-2"],
  ["toString", "toString"],
])("%s means %s", (word, id) => expect(modelId(manifest, word)).toBe(id));
