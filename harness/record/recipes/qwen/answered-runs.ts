import type { RecordedRun } from "../../recipe.ts";
import { asJson, asText, PROMPT, streamed } from "./command.ts";

const PARTIAL = "--include-partial-messages";

/** Runs in which the model answers. */
export const answeredRuns: Readonly<Record<string, RecordedRun>> = {
  "success-text": streamed("success-text"),
  "success-unicode": streamed("success-unicode"),
  "json-success-text": asJson("success-text"),
  "text-success-text": asText("success-text"),
  "text-success-unicode": asText("success-unicode"),
  "partial-text": streamed("success-text", {}, PARTIAL),
  "partial-reasoning": streamed("thinking", {}, PARTIAL),
  reasoning: streamed("thinking"),
  "usage-cached": streamed("usage-cached"),
  "no-usage": streamed("usage-none"),
  "big-line": streamed("big-line"),
  "big-stdin": streamed("success-text", { stdin: "A line of two hundred thousand bytes. ".repeat(5400) }),
  "prompt-arg": {
    api: "success-text",
    argv: ["-o", "stream-json", "--yolo", PROMPT],
    outputFormat: "stream-json",
  },
};
