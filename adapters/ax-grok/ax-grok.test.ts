import { expect, it } from "vitest";
import axGrok from "./index.ts";
import { models } from "./models.ts";

it("is started as ax-grok", () => {
  const config = axGrok.configSchema.safeParse({});
  if (!config.success) throw new Error(config.error.message);
  const request = { prompt: "Hi", model: "mini" };
  expect(axGrok.invocation(request, config.data, { version: "5.3.9" })).toMatchObject({
    command: "ax-grok",
    args: ["--model", "grok-3-mini", "--prompt", "Hi"],
  });
});

it("names the same short names of models twice, and each once", () => {
  const { shortAliases = {}, defaultModel } = axGrok.manifest;
  const named = models.flatMap(({ id, aliases = [] }) => aliases.map((alias) => [alias, id]));
  expect(Object.fromEntries(named)).toEqual(shortAliases);
  expect(named).toHaveLength(Object.keys(shortAliases).length);
  expect(models.map(({ id }) => id)).toContain(defaultModel);
});
