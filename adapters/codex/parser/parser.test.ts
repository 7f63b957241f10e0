import { describe, expect, it } from "vitest";
import type { OutputFormat } from "../../../contracts/cli/v1/adapter.ts";
import type { RunOptions } from "../../shared/parser/testing/parse-run.ts";
import {
  completed,
  error,
  failed,
  item,
  NEW_SESSION,
  parse,
  reconnect,
  said,
  started,
  texts,
  totals,
  turn,
  usage,
} from "./testing/runs.ts";

describe("the records of 0.60 and later", () => {
  it("makes the last message the answer, and none of a turn before", () => {
    expect(parse([started, turn, said("One."), said("Two."), completed()])).toMatchObject({
      status: "ok",
      content: "Two.",
      messages: ["One.", "Two."],
      session: { id: "t-1", displayId: "t-1" },
    });
    const silent = parse([started, turn, said("One."), completed(), turn, completed()]);
    expect(silent).toMatchObject({ status: "ok", content: "", diagnostics: { emptyAnswer: true } });
  });

  it("keeps error records as notices when the turn goes well", () => {
    const outcome = parse([turn, reconnect, error("odd trouble"), said("Fine."), completed()]);
    expect(outcome).toMatchObject({ status: "ok", error: null });
    expect(outcome.diagnostics?.notices).toEqual([reconnect.message, "odd trouble"]);
  });

  it("keeps warning items as notices", () => {
    const outcome = parse([
      item("error", { message: "Model metadata not found." }),
      turn,
      said("A"),
      completed(),
    ]);
    expect(outcome).toMatchObject({ status: "ok", diagnostics: { notices: ["Model metadata not found."] } });
  });

  it.each<[string, unknown[]]>([
    ["turn.failed", [error("Quota exceeded. Check."), failed("Quota exceeded. Check.")]],
    ["the error record, where turn.failed lost its own", [error("Quota exceeded. Check."), failed(null)]],
    ["the error record, where nothing comes after it", [error("Quota exceeded. Check.")]],
  ])("takes the reason from %s, whatever the exit code", (_name, records) => {
    for (const code of [0, 1]) {
      expect(parse([started, turn, said("401"), ...records], { exit: { code } }).error).toMatchObject({
        kind: "quota_exhausted",
        message: "Quota exceeded. Check.",
        evidence: "record",
      });
    }
  });

  it("reads the code inside the JSON body that some failures print as their sentence", () => {
    const body = JSON.stringify({
      error: { message: "No.", type: "invalid_request_error", code: "insufficient_quota" },
    });
    expect(parse([failed(`unexpected status 400 Bad Request: ${body}`)]).error).toMatchObject({
      kind: "quota_exhausted",
      httpStatus: 400,
    });
  });

  it("is a cut stream with exit 0, and reports the last retry's status when it is killed", () => {
    expect(parse([started, turn, said("Half")]).error).toMatchObject({ kind: "stream_truncated" });
    const retry = error("Reconnecting... 1/1 (exceeded retry limit, last status: 429 Too Many Requests)");
    const killed = parse([started, turn, retry], { exit: { code: null, signal: "SIGKILL", timedOut: true } });
    expect(killed.error).toMatchObject({ kind: "timeout", httpStatus: 429 });
    const answered = parse([started, turn, retry, said("x")], { exit: { code: null, signal: "SIGTERM" } });
    expect(answered.error).toMatchObject({ kind: "timeout", httpStatus: null });
  });

  it.each<[string, unknown[], string[], string[]]>([
    ["printed again", [said("Cut"), reconnect, said("Cut")], ["Cut"], ["Cut"]],
    ["gone on with", [said("Cut"), reconnect, said("Cut off")], ["Cut off"], ["Cut", " off"]],
    ["another", [said("Cut"), reconnect, said("New")], ["Cut", "New"], ["Cut", "New"]],
    ["said twice", [said("Cut"), said("Cut")], ["Cut", "Cut"], ["Cut", "Cut"]],
  ])("reports a text that a retry has %s", (_name, records, messages, reported) => {
    const outcome = parse([turn, ...records, completed()]);
    expect([outcome.messages, texts(outcome.events)]).toEqual([messages, reported]);
  });

  it("does not take a message before a tool for one that a retry repeats", () => {
    const command = item("command_execution", {
      command: "ls",
      aggregated_output: "",
      exit_code: 0,
      status: "completed",
    });
    const outcome = parse([turn, said("I look."), command, reconnect, said("I look."), completed()]);
    expect(outcome.messages).toEqual(["I look.", "I look."]);
  });

  it.each<[string, object, unknown, unknown, "ok" | "error", string]>([
    [
      "command_execution",
      { command: "ls", aggregated_output: "a\n", exit_code: 0, status: "completed" },
      "ls",
      "a\n",
      "ok",
      "command_execution",
    ],
    [
      "command_execution",
      { command: "ls", aggregated_output: "", exit_code: 3, status: "failed" },
      "ls",
      "",
      "error",
      "command_execution",
    ],
    [
      "command_execution",
      { command: "rm", aggregated_output: "", exit_code: null, status: "declined" },
      "rm",
      "",
      "error",
      "command_execution",
    ],
    [
      "file_change",
      { changes: [{ path: "/a", kind: "add" }], status: "completed" },
      [{ path: "/a", kind: "add" }],
      null,
      "ok",
      "file_change",
    ],
    [
      "mcp_tool_call",
      { tool: "add", arguments: { a: 1 }, result: { content: [] }, error: null, status: "completed" },
      { a: 1 },
      { content: [] },
      "ok",
      "add",
    ],
    [
      "mcp_tool_call",
      { tool: "add", arguments: {}, result: null, error: { message: "boom" }, status: "failed" },
      {},
      { message: "boom" },
      "error",
      "add",
    ],
    ["web_search", { query: "q" }, "q", null, "ok", "web_search"],
    [
      "collab_tool_call",
      { tool: "wait", prompt: null, receiver_thread_ids: ["t"], agents_states: {}, status: "completed" },
      ["t"],
      {},
      "ok",
      "wait",
    ],
  ])("reports a %s %j", (type, fields, input, output, status, name) => {
    const { events, tools } = parse([turn, item(type, fields), said("A"), completed()]);
    expect(events.filter(({ kind }) => kind.startsWith("tool"))).toEqual([
      { kind: "tool_use", tool_call_id: "item_0", name, input },
      { kind: "tool_result", tool_call_id: "item_0", status, output },
    ]);
    const denied = "status" in fields && fields.status === "declined" ? { denied: true } : {};
    expect(tools).toEqual([{ id: "item_0", name, status, ...denied }]);
  });

  it("takes the CLI's own message for a summary by the warning behind it alone", () => {
    const compacted = said("Compact task completed");
    const warning = item("error", {
      message: "Heads up: Long conversations and multiple compactions can ...",
    });
    const own = parse([turn, compacted, warning, said("A"), completed()]);
    expect(own.messages).toEqual(["A"]);
    expect(own.events).toContainEqual({ kind: "compaction", trigger: "auto" });
    expect(parse([turn, compacted, completed()])).toMatchObject({
      content: "Compact task completed",
      messages: ["Compact task completed"],
    });
  });

  it("takes the id that JSON.parse keeps of a search's two, and is not the sub-agent's words", () => {
    const search =
      '{"type":"item.completed","item":{"id":"item_1","type":"web_search","id":"ws_1","query":"q"}}\n';
    expect(parse(`${search}${JSON.stringify(completed())}\n`).tools).toEqual([
      { id: "ws_1", name: "web_search", status: "ok" },
    ]);
    const states = { t: { status: "completed", message: "Sub-agent result." } };
    const wait = item("collab_tool_call", { tool: "wait", agents_states: states, status: "completed" });
    expect(parse([turn, wait, said("Mine."), completed()])).toMatchObject({
      content: "Mine.",
      messages: ["Mine."],
    });
  });

  it.each<[string, unknown[]]>([
    ["a message without text", [said("One."), said(null)]],
    [
      "an item that lost its type",
      [said("One."), { type: "item.completed", item: { id: "item_1", text: "Two." } }],
    ],
    ["an item that is gone", [said("One."), { type: "item.completed", item: null }]],
  ])("has no answer with %s", (_name, records) => {
    expect(parse([turn, ...records, completed()])).toMatchObject({
      content: null,
      error: { kind: "output_invalid" },
    });
  });
});

describe("usage", () => {
  it("takes cached and written tokens out of the input", () => {
    const figures = { ...totals, cache_write_input_tokens: 40 };
    expect(parse([said("A"), completed(figures)], { stderr: NEW_SESSION }).usage).toMatchObject({
      inputTokens: 252,
      cacheReadTokens: 128,
      cacheCreationTokens: 40,
      outputTokens: 32,
      reasoningTokens: 7,
      totalTokens: 452,
    });
  });

  it.each<[string, RunOptions, object, boolean]>([
    ["0.171, new session", { cliVersion: "0.171.0", stderr: NEW_SESSION }, totals, false],
    [
      "0.171, prompt on stdin",
      { cliVersion: "0.171.0", stderr: "Reading prompt from stdin...\n" },
      totals,
      false,
    ],
    ["0.171, no notice", { cliVersion: "0.171.0" }, totals, true],
    ["0.120, no notice", { cliVersion: "0.120.0" }, usage, true],
    ["0.60.1, no notice", { cliVersion: "0.60.1" }, usage, false],
    ["unknown version, fields of 0.171", {}, totals, true],
    ["unknown version, fields of 0.60.1", {}, usage, false],
    ["unknown version, a resumed session", { session: { id: "t-1" } }, usage, true],
    ["0.171, no session asked for", { cliVersion: "0.171.0", session: null }, totals, false],
  ])("of %s covers the thread: %s", (_name, options, figures, isTotal) => {
    const outcome = parse([started, turn, said("A"), completed(figures)], options);
    expect(outcome.usage === null).toBe(isTotal);
    expect(outcome.diagnostics?.cumulativeUsage).toEqual(isTotal ? figures : undefined);
  });

  it("is unknown where the CLI prints zeros for an answer", () => {
    const zeros = { input_tokens: 0, cached_input_tokens: 0, output_tokens: 0 };
    expect(parse([said("A"), completed(zeros)]).usage).toBeNull();
  });
});

describe("text in place of records", () => {
  it.each<OutputFormat>(["json", "stream-json"])("reads the documents' object in %s", (format) => {
    const answer = { response: "Yes.", usage_metadata: {} };
    expect(parse([answer], { format })).toMatchObject({ status: "ok", content: "Yes." });
    const refusal = { response: "", error: { message: "No", code: "invalid_api_key" } };
    expect(parse([refusal], { format }).error?.kind).toBe("auth_expired");
    expect(parse([started, turn, said("Mine."), completed(), answer], { format }).content).toBe("Mine.");
  });

  it("takes an error line in place of records for the error", () => {
    expect(parse("ERROR: You’ve hit your usage limit.\n").error).toMatchObject({ kind: "quota_exhausted" });
    expect(parse("Just text.\n")).toMatchObject({
      content: "Just text.",
      diagnostics: { textFallback: true },
    });
  });
});
