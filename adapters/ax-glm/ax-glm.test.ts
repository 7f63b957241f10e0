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

it("lists the model that it takes by default", () => {
  expect(models.map(({ id }) => id)).toContain(axGlm.manifest.defaultModel);
});
