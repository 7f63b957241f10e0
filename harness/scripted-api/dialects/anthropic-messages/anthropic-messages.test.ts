import { expect, it } from "vitest";
import { eventsOf, serving } from "../../testing/serving.ts";

const BASH = {
  name: "Bash",
  input_schema: {
    properties: { command: { type: "string" }, description: { type: "string" }, timeout: { type: "number" } },
    required: ["command"],
  },
};
const WRITE = {
  name: "Write",
  input_schema: { properties: { file_path: { type: "string" }, content: { type: "string" } } },
};
const ASKED = {
  model: "claude-x",
  max_tokens: 1000,
  stream: true,
  system: "Primary working directory: /home/nobody/project\nPlatform: linux",
  tools: [BASH, WRITE],
  messages: [{ role: "user", content: "hello" }],
};

it("streams thoughts, text and a call, closes each block, and reports the tokens", async () => {
  const { post } = await serving({
    parts: [{ thinking: ["Hm"] }, { text: ["a", "b"] }, { tool: { does: "shell", command: "echo hi" } }],
    usage: { input: 7, output: 5, cacheRead: 30, cacheWrite: 2 },
  });
  const events = await eventsOf(await post("/v1/messages?beta=true", ASKED));
  expect(events.map(({ type }) => type).join(" ")).toBe(
    "message_start ping content_block_start content_block_delta content_block_delta content_block_stop content_block_start content_block_delta content_block_delta content_block_stop content_block_start content_block_delta content_block_delta content_block_stop message_delta message_stop",
  );
  const deltas = events.map((event) => event.delta as Record<string, string> | undefined);
  const input = deltas.map((delta) => delta?.partial_json ?? "").join("");
  expect(JSON.parse(input)).toEqual({ command: "echo hi", description: "Scripted step" });
  expect(events.at(-2)).toMatchObject({
    delta: { stop_reason: "tool_use" },
    usage: { input_tokens: 7, output_tokens: 5, cache_read_input_tokens: 30, cache_creation_input_tokens: 2 },
  });
});

it("answers at once where the client does not stream, with an absolute path for a file", async () => {
  const { post } = await serving({ parts: [{ tool: { does: "write", path: "new.txt", text: "x\n" } }] });
  expect(await (await post("/v1/messages", { ...ASKED, stream: false })).json()).toMatchObject({
    type: "message",
    stop_reason: "tool_use",
    content: [
      {
        type: "tool_use",
        name: "Write",
        input: { file_path: "/home/nobody/project/new.txt", content: "x\n" },
      },
    ],
  });
});

it("distinguishes side calls from the conversation, which alone moves the scenario on", async () => {
  const { api, post } = await serving({ parts: [{ text: ["first"] }] }, { parts: [{ text: ["second"] }] });
  const title = { ...ASKED, tools: [], stream: false };
  const quota = { model: "claude-x", max_tokens: 1, messages: ASKED.messages };
  const main = { ...ASKED, stream: false };
  for (const body of [title, quota, main, main, main]) await post("/v1/messages", body);
  expect(api.requests.map((request) => request.main)).toEqual([false, false, true, true, true]);
  expect(await (await post("/v1/messages", main)).json()).toMatchObject({ content: [{ text: "second" }] });
});

it("gives a side call that wants JSON what fits its schema", async () => {
  const { post } = await serving({ parts: [{ text: ["hello"] }] });
  const schema = { type: "object", properties: { title: { type: "string" }, isNew: { type: "boolean" } } };
  const asked = {
    ...ASKED,
    stream: false,
    tools: [],
    output_config: { format: { type: "json_schema", schema } },
  };
  const { content } = (await (await post("/v1/messages", asked)).json()) as { content: { text: string }[] };
  expect(JSON.parse(content[0]!.text)).toEqual({ title: "scripted", isNew: false });
});

it.each([
  ["authentication", 401, "authentication_error"],
  ["billing", 402, "billing_error"],
  ["billing", 400, "invalid_request_error"],
  ["invalid-request", 413, "request_too_large"],
  ["overloaded", 529, "overloaded_error"],
] as const)("refuses in its own words: %s with %i is %s", async (fails, status, type) => {
  const { post } = await serving({ fails, status, headers: { "retry-after": "3" } });
  const response = await post("/v1/messages", ASKED);
  expect(response.status).toBe(status);
  expect(response.headers.get("retry-after")).toBe("3");
  expect(await response.json()).toMatchObject({ type: "error", error: { type } });
});

it("refuses side calls too where the scenario only refuses", async () => {
  const { post } = await serving({ fails: "authentication", status: 401 });
  expect((await post("/v1/messages", { ...ASKED, tools: [] })).status).toBe(401);
});

it("breaks a stream before the last block is closed", async () => {
  const { post } = await serving({ parts: [{ text: ["a"] }], cut: "error-event", fails: "overloaded" });
  const events = await eventsOf(await post("/v1/messages", ASKED));
  expect(events.map(({ type }) => type)).toEqual([
    "message_start",
    "ping",
    "content_block_start",
    "content_block_delta",
    "error",
  ]);
  expect(events.at(-1)).toMatchObject({ error: { type: "overloaded_error" } });
});

it("counts tokens and lists models", async () => {
  const { api, post } = await serving({ parts: [] });
  expect(await (await post("/v1/messages/count_tokens", ASKED)).json()).toEqual({ input_tokens: 120 });
  const models = await fetch(`${api.origin}/v1/models`, { headers: { "anthropic-version": "2023-06-01" } });
  expect(await models.json()).toMatchObject({ data: [{ type: "model" }] });
});
