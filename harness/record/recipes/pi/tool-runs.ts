import type { RecordedRun } from "../../recipe.ts";
import { asText, streamed } from "./command.ts";
import { isNew } from "./versions.ts";

const failed = { name: "bash", status: "error" } as const;

/** Runs in which the model calls tools. */
export function toolRuns(version: string): Readonly<Record<string, RecordedRun>> {
  return {
    "tool-use": streamed("tool-use"),
    "tool-use-plain": asText("tool-use"),
    "tool-error": streamed("tool-error", { truth: { tools: [failed], note: "The command ends with 3." } }),
    "tool-parallel": streamed("tool-parallel"),
    "tool-unknown": streamed("tool-unknown"),
    "tool-badargs": streamed("tool-badargs", {
      truth: { note: isNew(version) ? "The arguments are refused." : "The arguments are mended, and run." },
    }),
    "tool-stderr": streamed("tool-stderr"),
    "tool-bigout": streamed("tool-big"),
  };
}
