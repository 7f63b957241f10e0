import { expect, it } from "vitest";
import { splitProviderModel } from "./split-provider-model.ts";

it.each([
  ["anthropic/opus", { provider: "anthropic", model: "opus" }],
  ["house/maker/model:high", { provider: "house", model: "maker/model:high" }],
  [" anthropic/opus ", { provider: "anthropic", model: "opus" }],
  ["opus", null],
  ["/opus", null],
  ["anthropic/", null],
  ["", null],
])("%j is %j", (model, parts) => expect(splitProviderModel(model)).toEqual(parts));
