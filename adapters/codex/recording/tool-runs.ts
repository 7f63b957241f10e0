import type { RecordedRun } from "../../../harness/record/recipe.ts";
import { asText, EXEC_TEXT, streamed } from "./command.ts";

const failed = { name: "command_execution", status: "error" } as const;

/** Runs in which the model calls tools. */
export function toolRuns(_version: string): Readonly<Record<string, RecordedRun>> {
  return {
    "tool-use": streamed("tool-use-silent"),
    "tool-use-human": asText("tool-text-mix"),
    "tool-error": streamed("tool-error", { truth: { tools: [failed], note: "The command ends with 3." } }),
    "tool-missing": streamed("tool-missing", {
      truth: { tools: [failed], note: "The command ends with 127." },
    }),
    "tool-unknown": streamed("tool-unknown", { truth: { note: "The call makes no record." } }),
    "tool-badargs": streamed("tool-badargs", { truth: { note: "The call makes no record." } }),
    "tool-text-mix": streamed("tool-text-mix"),
    "tool-parallel": streamed("tool-parallel"),
    "tool-bytes": streamed("tool-bytes"),
    "big-tool": streamed("tool-big"),
    "experimental-json": streamed("tool-use-silent", {
      argv: ["exec", "--experimental-json", ...EXEC_TEXT.slice(1), "hi"],
    }),
    "success-text-sandboxed": streamed("tool-use-silent", {
      argv: ["exec", "--json", "--sandbox", "read-only", "Say hello."],
    }),
  };
}
