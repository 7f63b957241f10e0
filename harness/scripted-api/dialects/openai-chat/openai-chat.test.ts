import { expect, it } from "vitest";
import { eventsOf, serving } from "../../testing/serving.ts";

function tool(name: string, properties: object, required: string[] = []) {
  return { type: "function", function: { name, parameters: { properties, required } } };
}
const TEXT = { type: "string" };
const BASH = tool("bash", { command: TEXT, description: TEXT, sessionId: TEXT }, ["command", "sessionId"]);
const CREATE = tool("create", { path: TEXT, file_text: TEXT });
const VIEW = tool("view", { path: TEXT });
interface Chunk {
  choices: {
    delta: {
      content?: string;
      reasoning_content?: string;
      tool_calls?: { index: number; function: { arguments: string } }[];
    };
    finish_reason: unknown;
  }[];
}

const ASKED = {
  model: "m-1",
  stream: true,
  messages: [
    { role: "system", content: "You help." },
    { role: "user", content: "hello" },
  ],
  tools: [BASH, CREATE, VIEW],
};

it("streams thoughts, text, a call in pieces, the reason and the tokens", async () => {
  const { post } = await serving({
    parts: [{ thinking: ["Hm"] }, { text: ["a", "b"] }, { tool: { does: "shell", command: "echo hi" } }],
    usage: { input: 10, cacheRead: 30, output: 5, reasoning: 2 },
  });
  const response = await post("/v1/chat/completions", ASKED);
  const text = await response.clone().text();
  const events = (await eventsOf(response)) as unknown as Chunk[];
  const deltas = events.flatMap(({ choices }) => choices);
  expect(deltas.map(({ delta }) => delta.content ?? "").join("")).toBe("ab");
  expect(deltas.map(({ delta }) => delta.reasoning_content ?? "").join("")).toBe("Hm");
  const calls = deltas.flatMap(({ delta }) => delta.tool_calls ?? []);
  expect(calls[0]).toMatchObject({ index: 0, type: "function", function: { name: "bash" } });
  expect(JSON.parse(calls.map((call) => call.function.arguments).join(""))).toEqual({
    command: "echo hi",
    description: "Scripted step",
    sessionId: "scripted",
  });
  expect(deltas.at(-1)?.finish_reason).toBe("tool_calls");
  expect(events.at(-1)).toMatchObject({
    choices: [],
    usage: { prompt_tokens: 40, completion_tokens: 5, prompt_tokens_details: { cached_tokens: 30 } },
  });
  expect(text.endsWith("data: [DONE]\n\n")).toBe(true);
});

it.each([
  [{ does: "write", path: "a.txt", text: "x" }, "create", { path: "a.txt", file_text: "x" }],
  [{ does: "read", path: "a.txt" }, "view", { path: "a.txt" }],
  [{ does: "unknown", name: "nothing" }, "nothing", { a: 1 }],
  [{ does: "call", name: "plan", arguments: { steps: 2 } }, "plan", { steps: 2 }],
] as const)("finds the tool for %j, not streamed", async (job, name, input) => {
  const { post } = await serving({ parts: [{ tool: job }] });
  const body = await (await post("/v1/chat/completions", { ...ASKED, stream: false })).json();
  expect(body).toMatchObject({
    choices: [
      { finish_reason: "tool_calls", message: { content: null, tool_calls: [{ function: { name } }] } },
    ],
  });
  const [choice] = (body as { choices: { message: { tool_calls: { function: { arguments: string } }[] } }[] })
    .choices;
  expect(JSON.parse(choice!.message.tool_calls[0]!.function.arguments)).toEqual(input);
});

it("sends raw text for arguments unchanged, and a file's work to the shell where no tool does it", async () => {
  const { post } = await serving(
    { parts: [{ tool: { does: "arguments", value: '{"command": "ec' } }] },
    { parts: [{ tool: { does: "read", path: "it's" } }] },
  );
  const asked = { ...ASKED, stream: false, tools: [BASH] };
  const reported = async () => JSON.stringify(await (await post("/v1/chat/completions", asked)).json());
  expect(await reported()).toContain(JSON.stringify('{"command": "ec'));
  expect(JSON.parse(await reported()).choices[0].message.tool_calls[0].function.arguments).toContain(
    "cat 'it'",
  );
});

it("distinguishes a call for a title from the conversation", async () => {
  const { api, post } = await serving({ parts: [{ text: ["a"] }] });
  const title = [{ role: "system", content: "You are a title generator." }, ASKED.messages[1]];
  await post("/v1/chat/completions", { model: "m-1", messages: title });
  await post("/v1/chat/completions", {
    model: "m-1",
    messages: [{ role: "user", content: "What is a title?" }],
  });
  expect(api.requests.map(({ main }) => main)).toEqual([false, true]);
});

it.each([
  ["end", null],
  ["malformed", null],
  ["error-event", "server_error"],
] as const)("breaks the stream: %s", async (cut, type) => {
  const { post } = await serving({ parts: [{ text: ["a"] }], cut });
  const text = await (await post("/v1/chat/completions", ASKED)).text();
  expect(text).not.toContain("[DONE]");
  if (type !== null) expect(text).toContain(type);
});

it("refuses in its own words, or in the scenario's", async () => {
  const body = { contentType: "text/html", text: "<html>502</html>" };
  const { post } = await serving({ fails: "quota", status: 429 }, { fails: "server", status: 502, body });
  const refused = await post("/v1/chat/completions", ASKED);
  expect(await refused.json()).toMatchObject({ error: { code: "insufficient_quota" } });
  const page = await post("/v1/chat/completions", ASKED);
  expect([page.status, page.headers.get("content-type"), await page.text()]).toEqual([
    502,
    "text/html",
    body.text,
  ]);
});

it("lists models, and knows no other path", async () => {
  const { api } = await serving({ parts: [] });
  expect(await (await fetch(`${api.origin}/v1/models`)).json()).toMatchObject({ object: "list" });
  expect((await fetch(`${api.origin}/elsewhere`)).status).toBe(404);
  expect((await fetch(api.origin, { method: "HEAD" })).status).toBe(200);
});
