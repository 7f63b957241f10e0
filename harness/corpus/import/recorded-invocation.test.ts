import { describe, expect, it } from "vitest";
import { continuesSession, recordedInvocation } from "./recorded-invocation.ts";
import type { RecordingMeta } from "./recording-meta.ts";

const meta: RecordingMeta = {
  version: "1",
  scenario: "x",
  argv: ["/home/user/cli/node_modules/.bin/pi", "-p", "Say hello"],
  env_names: ["PI_OFFLINE"],
  stdin: null,
  exitCode: 0,
  signal: null,
  chunks: [],
};

describe("recordedInvocation", () => {
  it.each<[string, Partial<RecordingMeta>, Record<string, unknown>]>([
    [
      "a command without the recorder's path",
      {},
      { argv: ["pi", "-p", "Say hello"], env: ["PI_OFFLINE"], stdin: null },
    ],
    [
      "a command behind the recorder's script",
      { argv: ["/home/user/cli/w.sh", "auth-401", "--json", "Hi"] },
      { argv: ["cline", "--json", "Hi"] },
    ],
    ["a text by stdin", { stdin: "Say hello.", stdin_sha256: "0", stdin_bytes: 10 }, { stdin: "Say hello." }],
    [
      "a large text by stdin",
      { stdin: undefined as never, stdin_sha256: "0", stdin_bytes: 200_000 },
      { stdin: { sha256: "0", bytes: 200_000 } },
    ],
    ["bytes that are no text", { stdin: undefined as never, stdin_hex: "ff00" }, { stdin: { hex: "ff00" } }],
    ["no stdin, in codex's words", { stdin: "ignore (/dev/null)" }, { stdin: null }],
    ["an open stdin, in codex's words", { stdin: "open pipe, nothing written" }, { stdin: { open: true } }],
    ["replies to records", { stdin_replies: [[5, "{}\n"]] }, { stdinReplies: [[5, "{}\n"]] }],
  ])("keeps %s", (_name, fields, expected) => {
    expect(recordedInvocation({ ...meta, ...fields })).toMatchObject(expected);
  });
});

describe("continuesSession", () => {
  it.each([
    [["claude", "-p", "--resume", "id", "x"], true],
    [["claude", "-p", "--continue", "x"], true],
    [["codex", "exec", "resume", "--last"], true],
    [["opencode", "run", "--session=ses_1", "x"], true],
    [["claude", "-p", "--session-id", "id", "x"], false],
    [["codex", "exec", "-c", "model=x", "please --resume it"], false],
  ])("reports %j: %s", (argv, expected) => {
    expect(continuesSession(argv)).toBe(expected);
  });
});
