import type { RecordedRun } from "../../recipe.ts";
import { STREAM } from "./command.ts";

/** Prompts and requests come as records on stdin. */
const ARGV = [...STREAM, "--input-format", "stream-json"] as const;
const streamed = { outputFormat: "stream-json", api: "success-text" } as const;

const line = (record: object) => `${JSON.stringify(record)}\n`;

function prompt(text: string, more: object = {}): string {
  return line({ type: "user", message: { role: "user", content: [{ type: "text", text }] }, ...more });
}

function request(id: number, subtype: string, more: object = {}): string {
  return line({ type: "control_request", request_id: `req-${id}`, request: { subtype, ...more } });
}

/** Two prompts, two results; figures are of each turn, the cost is of all. */
const twoTurns = {
  unknown: ["usage", "costUsd", "messages"],
  note: "Two prompts, two results.",
} satisfies RecordedRun["truth"];

/** Runs that get their instructions as records on stdin. */
export const inputRuns: Readonly<Record<string, RecordedRun>> = {
  "input-stream-json-initialize": {
    ...streamed,
    argv: ARGV,
    stdin: request(0, "initialize", { hooks: null }) + prompt("First"),
  },
  "input-stream-json-replay": {
    ...streamed,
    argv: [...ARGV, "--replay-user-messages"],
    stdin: [
      { afterMs: 0, text: prompt("First", { uuid: "22222222-2222-4222-8222-222222222222" }) },
      { afterMs: 8000, text: prompt("Second") },
    ],
    truth: twoTurns,
  },
  "two-turns-one-process": {
    ...streamed,
    argv: ARGV,
    stdin: [
      { afterMs: 0, text: prompt("First") },
      { afterMs: 8000, text: prompt("Second") },
    ],
    truth: twoTurns,
  },
  "control-misc": {
    ...streamed,
    argv: ARGV,
    stdin: [
      {
        afterMs: 0,
        text: [
          request(0, "initialize"),
          request(1, "mcp_status"),
          request(2, "no_such_subtype"),
          request(8, "set_model", { model: "claude-sonnet-4-5" }),
          request(9, "set_permission_mode", { mode: "acceptEdits" }),
        ].join(""),
      },
      { afterMs: 4000, text: prompt("First") },
    ],
    truth: {
      model: "claude-sonnet-4-5",
      unknown: ["usage", "costUsd"],
      note: "The model is chosen by a request on stdin.",
    },
  },
  "input-stream-json-interrupt": {
    api: "slow",
    byTheClock: true,
    argv: ARGV,
    outputFormat: "stream-json",
    stdin: [
      { afterMs: 0, text: prompt("First") },
      { afterMs: 8000, text: request(1, "interrupt") },
      { afterMs: 2000, text: prompt("Second") },
    ],
    truth: {
      statusAlso: ["error"],
      categoryIfError: "unknown",
      unknown: ["usage", "costUsd", "messages"],
      note: "The first turn was interrupted, the second answered.",
    },
  },
  "permission-prompt-deny": {
    api: "tool-touch",
    argv: [...ARGV, "--permission-prompt-tool", "stdio"],
    outputFormat: "stream-json",
    stdin: [
      { afterMs: 0, text: prompt("First") },
      {
        to: /"control_request","request_id":"([^"]+)"/,
        text: line({
          type: "control_response",
          response: {
            subtype: "success",
            request_id: "{{1}}",
            response: { behavior: "deny", message: "No thanks", interrupt: false },
          },
        }),
      },
    ],
    truth: {
      tools: [{ name: "Bash", status: "error" }],
      note: "Denied by who was asked; the model goes on.",
    },
  },
  "stdin-never-closed": {
    ...streamed,
    argv: [...STREAM, "Say hello"],
    stdin: [{ afterMs: 600_000, text: "" }],
    truth: { note: "It waits a while for stdin, says so on stderr, and goes on." },
  },
};
