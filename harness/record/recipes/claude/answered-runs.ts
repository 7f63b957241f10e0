import type { RecordedRun } from "../../recipe.ts";
import { asJson, asText, STREAM, streamed } from "./command.ts";

const PARTIAL = "--include-partial-messages";
const thinks = { env: { MAX_THINKING_TOKENS: "2000" } };
const bearer = { ANTHROPIC_API_KEY: null, ANTHROPIC_AUTH_TOKEN: "test-key-000" };

/** Runs in which the model answers. */
export const answeredRuns: Readonly<Record<string, RecordedRun>> = {
  "success-text": streamed("success-text"),
  "success-text-mode-json": asJson("success-text"),
  "success-text-mode-text": asText("success-text"),
  "success-unicode": streamed("success-unicode"),
  "success-unicode-partial": streamed("success-unicode", {}, PARTIAL),
  "success-unicode-mode-text": asText("success-unicode"),
  partial: streamed("success-text", {}, PARTIAL),
  "big-line": streamed("big-line"),
  "big-line-partial": streamed("big-line", {}, PARTIAL),
  thinking: streamed("thinking", thinks),
  "thinking-partial": streamed("thinking", thinks, PARTIAL),
  "redacted-thinking": streamed("redacted-thinking", {
    ...thinks,
    truth: { thinking: false, note: "A hidden thought has no text." },
  }),
  "usage-cached": streamed("usage-cache-write"),
  "unknown-sse-events": streamed("unknown-events", {}, PARTIAL),
  "stop-unknown": streamed("stop-unknown"),
  "model-alias-haiku": streamed("success-text", {}, "--model", "haiku"),
  "auth-token-bearer": streamed("success-text", { env: bearer }),
  "bare-mode": streamed("success-text", {}, "--bare"),
  "slash-unknown": {
    api: "success-text",
    argv: [...STREAM, "/nosuchcommand"],
    outputFormat: "stream-json",
  },
  "big-stdin": {
    api: "success-text",
    argv: STREAM,
    outputFormat: "stream-json",
    stdin: "abcdefghi\n".repeat(20_480),
  },
  "add-dir-missing": streamed("success-text", {}, "--add-dir", "no-such-folder", "--"),
  "settings-bad-json": streamed("success-text", { files: { "~/.claude/settings.json": "{ not json" } }),
  "mcp-dead-server": streamed("success-text", {}, "--mcp-config", mcp({ command: "/bin/false" }), "--"),
  "mcp-bad-json": streamed("success-text", {}, "--mcp-config", mcp({ command: 5 }), "--"),
  "api-key-helper-fails": streamed(
    "success-text",
    { env: { ANTHROPIC_API_KEY: null } },
    "--settings",
    JSON.stringify({ apiKeyHelper: "/bin/false" }),
  ),
};

function mcp(server: object): string {
  return JSON.stringify({ mcpServers: { one: server } });
}
