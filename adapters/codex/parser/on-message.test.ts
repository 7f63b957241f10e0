import { describe, expect, it } from "vitest";
import { configuration, msg, parse, task, tokens } from "./testing/runs.ts";

describe("the records of 0.36", () => {
  it("reports model and folder, which no later version prints", () => {
    const { events, model, session } = parse([
      configuration,
      { prompt: "x" },
      task,
      msg("agent_message", { message: "A" }),
      tokens(),
    ]);
    expect(events[0]).toEqual({ kind: "session", id: null, model: "m", cwd: "/w" });
    expect([model, session]).toEqual(["m", null]);
  });

  it.each<[string, unknown[], "ok" | "error"]>([
    ["ends with a token count", [msg("agent_message", { message: "A" }), tokens()], "ok"],
    ["ends with one that has no figures", [msg("agent_message", { message: "A" }), tokens(null)], "ok"],
    ["ends with a message", [msg("agent_message", { message: "A" })], "error"],
    [
      "stops behind a tool",
      [
        msg("exec_command_begin", { call_id: "c", command: ["ls"] }),
        msg("exec_command_end", { call_id: "c", exit_code: 0 }),
        tokens(),
      ],
      "error",
    ],
    [
      "counts tokens before the tool runs",
      [
        tokens(),
        msg("exec_command_begin", { call_id: "c", command: ["ls"] }),
        msg("exec_command_end", { call_id: "c", exit_code: 0 }),
        msg("agent_message", { message: "A" }),
        tokens(),
      ],
      "ok",
    ],
    [
      "ends with an error",
      [tokens(), msg("error", { message: "exceeded retry limit, last status: 401 Unauthorized" })],
      "error",
    ],
    ["was aborted", [msg("turn_aborted", { reason: "interrupted" })], "error"],
  ])("knows a run by exit code 0 that %s", (_name, records, status) => {
    expect(parse([configuration, task, ...records]).status).toBe(status);
  });

  it("classifies a failed task although it exits with 0", () => {
    const records = [
      task,
      msg("stream_error", { message: "stream error: x; retrying 1/5 in 203ms…" }),
      msg("error", { message: "exceeded retry limit, last status: 401 Unauthorized" }),
    ];
    expect(parse(records).error).toMatchObject({ kind: "auth_expired", httpStatus: 401, retryAfterMs: null });
  });

  it("takes an error before the task for a warning", () => {
    const warning = msg("error", { message: "MCP client for `demo` failed to start" }, "");
    const outcome = parse([configuration, warning, task, msg("agent_message", { message: "A" }), tokens()]);
    expect(outcome).toMatchObject({ status: "ok", content: "A" });
    expect(outcome.diagnostics?.notices).toEqual(["MCP client for `demo` failed to start"]);
  });

  it("pairs the halves of its tools, and leaves base64 pieces alone", () => {
    const { events } = parse([
      task,
      msg("exec_command_begin", { call_id: "c1", command: ["bash", "-lc", "ls"] }),
      msg("exec_command_output_delta", { call_id: "c1", stream: "stdout", chunk: "YQo=" }),
      msg("exec_command_end", { call_id: "c1", stdout: "a\n", aggregated_output: "a\n", exit_code: 1 }),
      msg("mcp_tool_call_begin", { call_id: "c2", invocation: { tool: "add", arguments: { a: 1 } } }),
      msg("mcp_tool_call_end", { call_id: "c2", result: { Err: "boom" } }),
      msg("patch_apply_begin", { call_id: "c3", changes: { "/a": {} } }),
      msg("patch_apply_end", { call_id: "c3", stdout: "Success", success: true }),
    ]);
    expect(
      events.map((one) =>
        "status" in one ? [one.status, one.output] : "input" in one ? [one.name, one.input] : one,
      ),
    ).toEqual([
      ["exec_command", ["bash", "-lc", "ls"]],
      ["error", "a\n"],
      ["add", { a: 1 }],
      ["error", "boom"],
      ["patch_apply", { "/a": {} }],
      ["ok", "Success"],
      { kind: "file_change", path: "/a", change: null, tool_call_id: "c3" },
    ]);
  });
});
