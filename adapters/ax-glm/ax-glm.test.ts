import { expect, it } from "vitest";
import axGlm from "./index.ts";
import { models } from "./models.ts";

it("is started as ax-glm", () => {
  const config = axGlm.configSchema.safeParse({});
  if (!config.success) throw new Error(config.error.message);
  const request = { prompt: "Hi", model: "flash" };
  expect(axGlm.invocation(request, config.data, { version: "5.3.9" })).toMatchObject({
    command: "ax-glm",
    args: ["--model", "glm-4-flash", "--prompt", "Hi"],
  });
});

it("names the same short names of models twice, and each once", () => {
  const { shortAliases = {}, defaultModel } = axGlm.manifest;
  const named = models.flatMap(({ id, aliases = [] }) => aliases.map((alias) => [alias, id]));
  expect(Object.fromEntries(named)).toEqual(shortAliases);
  expect(named).toHaveLength(Object.keys(shortAliases).length);
  expect(models.map(({ id }) => id)).toContain(defaultModel);
});
