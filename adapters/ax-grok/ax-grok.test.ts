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

it("lists the model that it takes by default", () => {
  expect(models.map(({ id }) => id)).toContain(axGrok.manifest.defaultModel);
});
