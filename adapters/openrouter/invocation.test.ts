import { expect, it } from "vitest";
import { configSchema, type OpenRouterConfig } from "./config.ts";
import { invocation } from "./invocation.ts";

const config = (given: object = {}): OpenRouterConfig => configSchema.parse(given);
const body = (...args: Parameters<typeof invocation>) => JSON.parse(invocation(...args).stdin ?? "");

it("asks for a stream of one answer to the prompt", () => {
  expect(invocation({ prompt: "Hi" }, config())).toEqual({
    command: "https://openrouter.ai/api/v1/chat/completions",
    args: [],
    stdin: '{"messages":[{"role":"user","content":"Hi"}],"stream":true,"usage":{"include":true}}',
    env: {},
  });
});

it("asks for one document in json", () => {
  expect(body({ prompt: "Hi", outputFormat: "json" }, config()).stream).toBe(false);
});

it("says what was asked for, the request ahead of the config", () => {
  const given = config({
    model: "a/b",
    models: ["c/d"],
    maxTokens: 9,
    temperature: 0,
    effort: "low",
  });
  expect(body({ prompt: "Hi", systemPrompt: "Be brief.", model: "auto" }, given)).toMatchObject({
    model: "openrouter/auto",
    models: ["c/d"],
    messages: [
      { role: "system", content: "Be brief." },
      { role: "user", content: "Hi" },
    ],
    max_tokens: 9,
    temperature: 0,
    reasoning: { effort: "low" },
  });
});

it("holds nothing of the caller's environment", () => {
  const secret = "planted-secret";
  expect(
    JSON.stringify(invocation({ prompt: "Hi", env: { OPENROUTER_API_KEY: secret } }, config())),
  ).not.toContain(secret);
});

it.each([
  "http://example.com/api",
  "https://user:word@example.com",
  "https://example.com/?a=b",
  "https://example.com/#",
  "ftp://127.0.0.1",
  "nowhere",
])("sends nothing to %s", (baseUrl) => {
  expect(configSchema.safeParse({ baseUrl }).success).toBe(false);
});

it("sends in the clear to this machine alone", () => {
  expect(configSchema.safeParse({ baseUrl: "http://127.0.0.1:8080/api/v1/" }).success).toBe(true);
  expect(invocation({ prompt: "Hi" }, config({ baseUrl: "http://[::1]:1/v1/" })).command).toBe(
    "http://[::1]:1/v1/chat/completions",
  );
});
