import type { RecordedRun } from "../../recipe.ts";
import { asText, streamed } from "./command.ts";

/** The model asks for a file outside of the project; no one is there to be asked whether it may. */
export const outside = streamed("tool-outside", {
  truth: {
    status: "error",
    statusAlso: ["ok"],
    content: null,
    contentAlso: [""],
    category: "unknown",
    categoryAlso: ["configuration", "validation"],
    usage: { input: 120, output: 15, cacheRead: 0, cacheWrite: 0, reasoning: 0 },
    costUsd: 0.00015,
    tools: [{ name: "read", status: "error" }],
    note: "Permission is refused and the run stops there, with exit 0: the model never gave an answer.",
  },
});

export const failing = streamed("tool-error", {
  truth: {
    tools: [{ name: "bash", status: "error" }],
    toolsAlso: [[{ name: "bash", status: "ok" }]],
    note: "The command's exit code is told; the tool itself is called completed.",
  },
});

/** Runs in which the model asks for tools. */
export const toolRuns: Readonly<Record<string, RecordedRun>> = {
  "tool-use": streamed("tool-use", {}, "Run echo hi"),
  "tool-use-plain": asText("tool-use", {}, "Run echo hi"),
  "tool-parallel": streamed("tool-parallel"),
  "tool-error": failing,
  "tool-stderr": streamed("tool-stderr"),
  "tool-unknown": streamed("tool-unknown"),
  "tool-badargs": streamed("tool-badargs"),
  "tool-edit": streamed("tool-write"),
  "tool-bigout": streamed("tool-big"),
  "tool-outside": outside,
  "tool-then-401": streamed("tool-then-401"),
};
