import { afterEach, expect, it } from "vitest";
import type { ScriptedApi } from "./dialect.ts";
import type { Scenario } from "./scenario.ts";
import { startScriptedApi } from "./start-scripted-api.ts";

let api: ScriptedApi | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});

const HELLO: Scenario = { shows: "A greeting.", replies: [{ parts: [{ text: ["Hel", "lo"] }], gapMs: 0 }] };

async function ask(scenario: Scenario, signal?: AbortSignal): Promise<Response> {
  api ??= await startScriptedApi(scenario);
  return fetch(`${api.origin}/v1/responses`, {
    method: "POST",
    headers: { authorization: "Bearer not-for-the-log" },
    body: JSON.stringify({ model: "m-1", stream: true, input: "a prompt not for the log" }),
    ...(signal ? { signal } : {}),
  });
}

function withReply(reply: Scenario["replies"][number]): Scenario {
  return { shows: "One reply.", replies: [reply] };
}

it("streams a reply, and keeps keys and prompts out of its log", async () => {
  const text = await (await ask(HELLO)).text();
  expect(text).toContain('"delta":"Hel"');
  expect(text).toContain("response.completed");
  expect(api?.requests).toMatchObject([
    {
      method: "POST",
      path: "/v1/responses",
      dialect: "openai-responses",
      main: true,
      model: "m-1",
      status: 200,
    },
  ]);
  expect(JSON.stringify(api?.requests)).not.toContain("not");
});

it("drops the connection in mid-stream", async () => {
  const response = await ask(withReply({ parts: [{ text: ["Hel", "lo"] }], cut: "reset" }));
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});

it("drops the connection before a byte", async () => {
  await expect(ask(withReply({ silent: "reset" }))).rejects.toThrow();
  expect(api?.requests[0]?.status).toBe("reset");
});

it("keeps a connection open without a byte, and outlives the client that gives up", async () => {
  await expect(ask(withReply({ silent: "hang" }), AbortSignal.timeout(100))).rejects.toThrow();
  await expect(ask(HELLO, AbortSignal.timeout(100))).rejects.toThrow();
  expect(api?.requests.map(({ status }) => status)).toEqual(["hang", "hang"]);
});

it("ends what is open when it is closed", async () => {
  const waiting = ask(withReply({ parts: [{ text: ["Hel"] }], cut: "hang" }));
  const response = await waiting;
  await api?.close();
  await expect(response.text()).rejects.toThrow();
});

it("waits between two deltas", async () => {
  const started = performance.now();
  await (await ask(withReply({ parts: [{ text: ["a", "b", "c"] }], gapMs: 30 }))).text();
  expect(performance.now() - started).toBeGreaterThan(60);
});
