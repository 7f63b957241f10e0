import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { AgentClient } from "./testing/agent-client.ts";
import { FIXTURES, PLAIN, runMock } from "./testing/run-mock.ts";

const VERSION = "claude/2.1.332";
const TWO_WAY = [...(PLAIN.claude ?? []), "--input-format", "stream-json"];

function client(scenario: string, env: Record<string, string> = {}, flags: string[] = []): AgentClient {
  return new AgentClient({ CLIPROOF_FIXTURE: `${VERSION}/${scenario}`, ...env }, flags);
}

describe.concurrent("recorded sessions, given the recorded stdin", () => {
  it.each([
    "input-stream-json-initialize",
    "input-stream-json-replay",
    "input-stream-json-interrupt",
    "input-stream-json-bad",
    "permission-prompt-deny",
    "two-turns-one-process",
  ])("%s gives the recorded bytes", async (scenario) => {
    const folder = path.join(FIXTURES, VERSION, scenario);
    const { invocation, exit } = JSON.parse(readFileSync(path.join(folder, "fixture.json"), "utf8"));
    const replies: string[] = (invocation.stdinReplies ?? []).map(([, text]: [number, string]) => text);
    const input = [invocation.stdin, ...replies].join("");
    const env = { CLIPROOF_FIXTURE: `${VERSION}/${scenario}` };
    const { stdout, stderr, code } = await runMock("claude", invocation.argv.slice(1), { input, env });
    expect(stdout.toString()).toBe(readFileSync(path.join(folder, "stdout.txt"), "utf8"));
    expect(stderr.toString()).toBe(readFileSync(path.join(folder, "stderr.txt"), "utf8"));
    expect(code).toBe(exit.code);
  });
});

describe.concurrent("a client of the two-way protocol", () => {
  it("initializes, talks and closes", async () => {
    const agent = client("tool-use");
    const { subtype, response } = await agent.ask({ subtype: "initialize", hooks: null });
    expect({ subtype, commands: response.commands.length > 0 }).toEqual({
      subtype: "success",
      commands: true,
    });
    expect(agent.records).toEqual([]);
    agent.say("Use a tool");
    expect(await agent.nth("result", 1)).toMatchObject({ subtype: "success" });
    agent.close();
    expect(await agent.ended).toEqual({ code: 0, stderr: "" });
  });

  it("gets each recorded turn for a message of its own, and the last one again", async () => {
    const agent = client("two-turns-one-process");
    agent.say("First");
    const first = await agent.nth("result", 1);
    await sleep(150);
    expect(agent.records.filter(({ type }) => type === "result")).toHaveLength(1);
    agent.say("Second");
    const second = await agent.nth("result", 2);
    agent.say("Third");
    expect(await agent.nth("result", 3)).toEqual(second);
    expect(second).not.toEqual(first);
    agent.close();
    expect((await agent.ended).code).toBe(0);
  });

  it("is answered as recorded, with its own values, and refused as recorded", async () => {
    const agent = client("success-text");
    expect(await agent.ask({ subtype: "mcp_status" })).toMatchObject({ response: { mcpServers: [] } });
    expect(await agent.ask({ subtype: "set_model", model: "some-model" })).toMatchObject({
      subtype: "success",
      response: { model: "some-model" },
    });
    expect(await agent.ask({ subtype: "fly" })).toMatchObject({
      subtype: "error",
      error: "Unsupported control request subtype: fly",
      error_code: "unsupported_request",
    });
    agent.close();
    expect(await agent.ended).toEqual({ code: 0, stderr: "" });
    expect(agent.records).toEqual([]);
  });

  it("works with an old version too, by the recordings of a newer one", async () => {
    const agent = new AgentClient({ CLIPROOF_FIXTURE: "claude/2.0.76/success-text" });
    expect(await agent.ask({ subtype: "initialize" })).toMatchObject({ subtype: "success" });
    agent.say("Hi");
    await agent.nth("result", 1);
    agent.close();
    expect((await agent.ended).code).toBe(0);
  });

  it("is waited for when it is asked for a permission", async () => {
    const agent = client("permission-prompt-deny", {}, ["--permission-prompt-tool", "stdio"]);
    agent.say("Write a file");
    const { request_id, request } = await agent.nth("control_request", 1);
    expect(request.subtype).toBe("can_use_tool");
    await sleep(200);
    expect(agent.records.at(-1).type).toBe("control_request");
    agent.permission = { behavior: "deny", message: "No thanks" };
    agent.send({
      type: "control_response",
      response: { subtype: "success", request_id, response: agent.permission },
    });
    await agent.nth("result", 1);
    agent.close();
    expect((await agent.ended).code).toBe(0);
  });

  it("interrupts a turn, which ends as recorded, and starts another", async () => {
    const agent = client("success-text", { CLIPROOF_DELAY: "1" });
    agent.say("First");
    const { session_id } = await agent.nth("system", 1);
    expect(await agent.ask({ subtype: "interrupt" })).toMatchObject({ subtype: "success" });
    const result = await agent.nth("result", 1);
    expect(result).toMatchObject({ subtype: "error_during_execution", session_id });
    expect(JSON.stringify(await agent.nth("user", 1))).toContain("[Request interrupted by user]");
    expect(agent.records.map(({ type }) => type)).toEqual(["system", "user", "result"]);
    agent.say("Second");
    expect(await agent.nth("result", 2)).toMatchObject({ subtype: "success" });
    agent.close();
    expect((await agent.ended).code).toBe(0);
  });

  it("is answered between records, in spite of any cut", async () => {
    const agent = client("success-text", { CLIPROOF_FAULTS: "cut=500,drip=3" });
    agent.say("Hi");
    const answers = await Promise.all(Array.from({ length: 5 }, () => agent.ask({ subtype: "mcp_status" })));
    expect(answers).toHaveLength(5);
    // Every line was JSON, or the client would have thrown.
    expect(await agent.nth("result", 1)).toMatchObject({ subtype: "success" });
    agent.close();
    expect((await agent.ended).code).toBe(0);
  });

  it("sees a line that is no JSON refused as recorded, while its stdin is open", async () => {
    const agent = client("success-text");
    agent.send("nonsense");
    expect(await agent.ended).toEqual({
      code: 1,
      stderr: "Error parsing streaming input line (type=unknown, 8 chars): SyntaxError\n",
    });
  });
});

describe.concurrent("a recording whose process ended without a result, while stdin is open", () => {
  it.each(["sighup", "sigterm"])("%s ends with its last turn, as recorded", async (scenario) => {
    const { exit } = JSON.parse(readFileSync(path.join(FIXTURES, VERSION, scenario, "fixture.json"), "utf8"));
    const agent = client(scenario);
    agent.say("Hi");
    const { code } = await agent.ended;
    expect(code).toBe(exit.code);
    expect(agent.records.length).toBeGreaterThan(0);
  });

  it("of a CLI that refused to start ends before a message", async () => {
    const { code, stderr } = await client("bad-choice").ended;
    expect(code).toBe(1);
    expect(stderr).toContain("error:");
  });
});

describe.concurrent("faults in a session", () => {
  it("exits in the middle of a turn while stdin is open", async () => {
    const agent = client("success-text", { CLIPROOF_FAULTS: "exitAfter=0,exit=4" });
    agent.say("Hi");
    expect((await agent.ended).code).toBe(4);
  });

  it("plays a second turn without a second message", async () => {
    const agent = client("success-text", { CLIPROOF_FAULTS: "secondTurn=50" });
    agent.say("Hi");
    await agent.nth("result", 2);
    agent.close();
    expect((await agent.ended).code).toBe(0);
  });
});

it("ends silently when stdin ends before a message", async () => {
  const env = { CLIPROOF_FIXTURE: `${VERSION}/success-text` };
  const { code, stdout } = await runMock("claude", TWO_WAY, { env });
  expect({ code, stdout: stdout.length }).toEqual({ code: 0, stdout: 0 });
});
