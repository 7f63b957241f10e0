import type { RecordedRun } from "../../recipe.ts";
import { asJson, asText, PROMPT, streamed } from "./command.ts";
import { withSettings } from "./settings.ts";

/** Runs in which the model answers. */
export const answeredRuns: Readonly<Record<string, RecordedRun>> = {
  "success-text": streamed("success-text"),
  "success-unicode": streamed("success-unicode"),
  "json-success-text": asJson("success-text"),
  "text-success-text": asText("success-text"),
  "text-success-unicode": asText("success-unicode"),
  "no-p-flag-stdin": {
    api: "success-text",
    argv: ["-o", "stream-json", "--yolo"],
    outputFormat: "stream-json",
    stdin: PROMPT,
  },
  "model-pro": streamed("success-text", {}, "-m", "gemini-2.5-pro"),
  "debug-flag": streamed("success-text", {}, "--debug"),
  "big-line": streamed("big-line"),
  thinking: streamed("thinking"),
  cached: streamed("usage-cached"),
  "at-file-missing": streamed("success-text", { stdin: "Read @src/nope.js please." }),
  "slash-command": streamed("success-text", { stdin: "/nosuchcommand now" }),
  "mcp-missing": streamed("success-text", {
    files: withSettings({ mcpServers: { ghost: { command: "no-such-mcp", args: [] } } }),
  }),
};
