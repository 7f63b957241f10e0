import { afterEach, expect, it, vi } from "vitest";
import openrouter from "../../../../adapters/openrouter/index.ts";
import { testEnvironment } from "./test-environment.ts";

afterEach(() => vi.unstubAllEnvs());

it("tells the caller of an API which key is missing, and nothing of an installation", async () => {
  vi.stubEnv("OPENROUTER_API_KEY", "");
  const { status, checks } = await testEnvironment(openrouter, "OpenRouter");
  expect(status).toBe("fail");
  expect(checks.map(({ hint }) => hint)).toEqual(["Set OPENROUTER_API_KEY to a key of OpenRouter."]);
});
