import { expect, it } from "vitest";
import { eventsOf, serving } from "../../testing/serving.ts";

const STREAM = "/v1beta/models/gemini-x:streamGenerateContent?alt=sse";
const AT_ONCE = "/v1beta/models/gemini-x:generateContent";
const SHELL = {
  name: "run_shell_command",
  parametersJsonSchema: { properties: { command: { type: "string" } }, required: ["command"] },
};
const ASKED = {
  contents: [{ role: "user", parts: [{ text: "hello" }] }],
  tools: [{ functionDeclarations: [SHELL] }],
};

it("streams a chunk for each delta and one for the end", async () => {
  const { post } = await serving({
    parts: [{ thinking: ["Hm"] }, { text: ["a\u2028", "b"] }],
    usage: { input: 10, cacheRead: 30, output: 9, reasoning: 4 },
  });
  const response = await post(STREAM, ASKED);
  expect(await response.clone().text()).not.toContain("\u2028");
  const events = await eventsOf(response);
  expect(events.slice(0, 3)).toMatchObject(
    [{ text: "Hm", thought: true }, { text: "a\u2028" }, { text: "b" }].map((part) => ({
      candidates: [{ content: { parts: [part] } }],
      modelVersion: "gemini-x",
    })),
  );
  expect(events[3]).toMatchObject({
    candidates: [{ finishReason: "STOP" }],
    usageMetadata: {
      promptTokenCount: 40,
      cachedContentTokenCount: 30,
      candidatesTokenCount: 5,
      thoughtsTokenCount: 4,
      totalTokenCount: 49,
    },
  });
});

it("calls a declared function, streamed or not", async () => {
  const { post } = await serving({ parts: [{ tool: { does: "shell", command: "echo hi" } }] });
  const called = {
    candidates: [
      { content: { parts: [{ functionCall: { name: "run_shell_command", args: { command: "echo hi" } } }] } },
    ],
  };
  expect((await eventsOf(await post(STREAM, ASKED)))[0]).toMatchObject(called);
  expect(await (await post(AT_ONCE, ASKED)).json()).toMatchObject(called);
});

it("answers what the client asks for itself by its schema, outside the conversation", async () => {
  const { api, post } = await serving({ parts: [{ text: ["a"] }] });
  const responseJsonSchema = {
    type: "object",
    properties: { next_speaker: { type: "string", enum: ["model", "user"] } },
  };
  const response = await post(AT_ONCE, {
    contents: ASKED.contents,
    generationConfig: { responseJsonSchema },
  });
  expect(await response.json()).toMatchObject({
    candidates: [{ content: { parts: [{ text: '{"next_speaker":"user"}' }] } }],
  });
  expect(api.requests).toMatchObject([{ dialect: "gemini", main: false, model: "gemini-x" }]);
});

it.each([
  ["authentication", 401, "UNAUTHENTICATED"],
  ["rate-limit", 429, "RESOURCE_EXHAUSTED"],
  ["overloaded", 503, "UNAVAILABLE"],
] as const)("refuses in its own words: %s", async (fails, status, word) => {
  const { post } = await serving({ fails, status });
  const response = await post(STREAM, ASKED);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code: status, status: word } });
});

it("has no candidate for a blocked prompt, and no part for an empty answer", async () => {
  const { post } = await serving({ parts: [], stop: "blocked" }, { parts: [] });
  expect((await eventsOf(await post(STREAM, ASKED)))[0]).toMatchObject({
    promptFeedback: { blockReason: "PROHIBITED_CONTENT" },
  });
  expect(await eventsOf(await post(STREAM, ASKED))).toMatchObject([
    { candidates: [{ content: { parts: [] }, finishReason: "STOP" }] },
  ]);
});

it("counts tokens", async () => {
  const { post } = await serving({ parts: [] });
  expect(await (await post("/v1beta/models/gemini-x:countTokens", ASKED)).json()).toEqual({
    totalTokens: 120,
  });
});
