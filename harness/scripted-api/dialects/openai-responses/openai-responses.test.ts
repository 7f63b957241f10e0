import { expect, it } from "vitest";
import { eventsOf, serving } from "../../testing/serving.ts";

const EXEC_COMMAND = {
  type: "function",
  name: "exec_command",
  parameters: { properties: { cmd: { type: "string" }, workdir: { type: "string" } }, required: ["cmd"] },
};
const ASKED = { model: "gpt-x", stream: true, input: [{ type: "message" }], tools: [EXEC_COMMAND] };
const ECHO = { parts: [{ tool: { does: "shell", command: "echo hi" } as const }] };

it("streams items that are added, grow and are done, and ends with the whole response", async () => {
  const { post } = await serving({
    parts: [{ thinking: ["Hm"] }, { text: ["a", "b"] }],
    usage: { input: 100, cacheRead: 20, output: 9, reasoning: 4 },
  });
  const events = await eventsOf(await post("/v1/responses", ASKED));
  expect(events.map((event) => event.sequence_number)).toEqual(events.map((_, index) => index));
  const types = events.map(({ type }) => String(type).replace("response.", ""));
  expect(types.slice(0, 2)).toEqual(["created", "in_progress"]);
  expect(types.filter((type) => type === "output_text.delta")).toHaveLength(2);
  expect(types.filter((type) => type === "output_item.done")).toHaveLength(2);
  expect(events.at(-1)).toMatchObject({
    type: "response.completed",
    response: {
      output: [{ type: "reasoning" }, { type: "message", content: [{ text: "ab" }] }],
      usage: {
        input_tokens: 120,
        input_tokens_details: { cached_tokens: 20 },
        output_tokens: 9,
        output_tokens_details: { reasoning_tokens: 4 },
      },
    },
  });
});

it.each([
  [
    "a function",
    [EXEC_COMMAND],
    { type: "function_call", name: "exec_command", arguments: '{"cmd":"echo hi"}' },
  ],
  [
    "a shell that wants words",
    [{ type: "function", name: "shell", parameters: { properties: { command: { type: "array" } } } }],
    { type: "function_call", name: "shell", arguments: '{"command":["bash","-lc","echo hi"]}' },
  ],
  [
    "the API's own shell",
    [{ type: "local_shell" }],
    { type: "local_shell_call", action: { type: "exec", command: ["bash", "-lc", "echo hi"] } },
  ],
  [
    "a program",
    [{ type: "custom", name: "exec" }],
    {
      type: "custom_tool_call",
      name: "exec",
      input: expect.stringContaining('exec_command({ cmd: "echo hi" })'),
    },
  ],
  [
    "a namespace",
    [{ type: "namespace", name: "ns", tools: [EXEC_COMMAND] }],
    { type: "function_call", name: "exec_command", namespace: "ns" },
  ],
])("finds %s for a command", async (_, tools, item) => {
  const { post } = await serving(ECHO);
  const response = await post("/v1/responses", { ...ASKED, stream: false, tools });
  expect(await response.json()).toMatchObject({ output: [item] });
});

it.each([
  [
    [{ type: "custom", name: "apply_patch" }],
    { type: "custom_tool_call", name: "apply_patch", input: "*** X" },
  ],
  [[{ type: "custom", name: "exec" }], { name: "exec", input: 'text(await tools.apply_patch("*** X"));\n' }],
  [[EXEC_COMMAND], { type: "function_call", name: "apply_patch", arguments: '{"input":"*** X"}' }],
])("calls a tool by its name, as text where it takes text: %j", async (tools, item) => {
  const job = { does: "call", name: "apply_patch", arguments: { input: "*** X" } } as const;
  const { post } = await serving({ parts: [{ tool: job }] });
  const response = await post("/v1/responses", { ...ASKED, stream: false, tools });
  expect(await response.json()).toMatchObject({ output: [item] });
});

it("finds tools that come with the input", async () => {
  const { post } = await serving(ECHO);
  const input = [{ type: "additional_tools", tools: [EXEC_COMMAND] }];
  const response = await post("/v1/responses", { model: "gpt-x", input });
  expect(await response.json()).toMatchObject({ output: [{ name: "exec_command" }] });
});

it("reports no tokens where the scenario has none", async () => {
  const { post } = await serving({ parts: [{ text: ["a"] }], usage: null });
  const response = await (await post("/v1/responses", { ...ASKED, stream: false })).json();
  expect(response).not.toHaveProperty("usage");
});

it.each([
  ["length", "max_output_tokens"],
  ["blocked", "content_filter"],
] as const)("ends incomplete: %s", async (stop, reason) => {
  const { post } = await serving({ parts: [{ text: ["a"] }], stop });
  const events = await eventsOf(await post("/v1/responses", ASKED));
  expect(events.at(-1)).toMatchObject({
    type: "response.incomplete",
    response: { incomplete_details: { reason } },
  });
});

it("fails in the stream with a code for the class", async () => {
  const { post } = await serving({ parts: [], cut: "error-event", fails: "rate-limit" });
  const events = await eventsOf(await post("/v1/responses", ASKED));
  expect(events.at(-1)).toMatchObject({
    type: "response.failed",
    response: { status: "failed", error: { code: "rate_limit_exceeded" } },
  });
});

it("refuses in its own words", async () => {
  const { post } = await serving({ fails: "not-found", status: 404 });
  const response = await post("/v1/responses", ASKED);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: "model_not_found" } });
});

it("reports a failure in the words of the scenario, where it has some", async () => {
  const { post } = await serving({ parts: [], cut: "error-event", fails: "rate-limit", message: "In 1.2s." });
  const events = await eventsOf(await post("/v1/responses", ASKED));
  expect(events.at(-1)).toMatchObject({
    response: { error: { code: "rate_limit_exceeded", message: "In 1.2s." } },
  });
});

it("searches the web itself", async () => {
  const { post } = await serving({ parts: [{ search: "what" }, { text: ["a"] }] });
  const events = await eventsOf(await post("/v1/responses", ASKED));
  expect(events.map(({ type }) => type)).toContain("response.web_search_call.searching");
  const search = { type: "web_search_call", status: "completed", action: { type: "search", query: "what" } };
  expect(events.at(-1)).toMatchObject({ response: { output: [search, { type: "message" }] } });
});

it("puts in the id that the tool before it reported", async () => {
  const id = "01a2255e-3f39-75b0-90fa-9b6338e7c6ec";
  const job = { does: "call", name: "wait", arguments: { targets: ["{{id}}"] } } as const;
  const { post } = await serving({ parts: [{ tool: job }] });
  const input = [{ type: "function_call_output", output: JSON.stringify({ agent_id: id }) }];
  const response = await post("/v1/responses", { ...ASKED, stream: false, input });
  expect(await response.json()).toMatchObject({ output: [{ arguments: `{"targets":["${id}"]}` }] });
});

it("answers a sub-agent outside the conversation", async () => {
  const { api } = await serving({ parts: [{ text: ["first"] }] });
  const headers = { "x-openai-subagent": "collab_spawn" };
  const body = JSON.stringify({ ...ASKED, stream: false });
  const aside = await fetch(`${api.origin}/v1/responses`, { method: "POST", headers, body });
  expect(await aside.json()).toMatchObject({ output: [{ content: [{ text: "Scripted run" }] }] });
  expect(api.requests.map(({ main }) => main)).toEqual([false]);
});
