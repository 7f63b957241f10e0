import { expect, it } from "vitest";
import { serving } from "../testing/serving.ts";

const ASKED = [{ role: "user", content: "x" }];

it.each([
  ["/v1/messages", { messages: ASKED }, { content: [{ type: "text", text: "Found." }] }],
  ["/v1/chat/completions", { messages: ASKED }, { choices: [{ message: { content: "Found." } }] }],
  ["/v1beta/models/m:generateContent", {}, { candidates: [{ content: { parts: [{ text: "Found." }] } }] }],
])("says nothing of a search where the API has none: %s", async (path, body, whole) => {
  const { post } = await serving({ parts: [{ search: "what" }, { text: ["Found."] }] });
  expect(await (await post(path, { model: "m", ...body })).json()).toMatchObject(whole);
});

it.each([
  ["/v1/messages", { messages: ASKED }],
  ["/v1/responses", { input: ASKED }],
  ["/v1/chat/completions", { messages: ASKED }],
  ["/v1beta/models/m:streamGenerateContent?alt=sse", { contents: [] }],
])("fails in the stream in the words of the scenario: %s", async (path, body) => {
  const { post } = await serving({ parts: [], cut: "error-event", fails: "rate-limit", message: "In 1.2s." });
  const response = await post(path, { model: "m", stream: true, tools: [{ name: "t" }], ...body });
  expect(await response.text()).toContain('"message":"In 1.2s."');
});
