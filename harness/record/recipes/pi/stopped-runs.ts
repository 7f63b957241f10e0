import type { RecordedRun } from "../../recipe.ts";
import { streamed } from "./command.ts";

const nothing = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, reasoning: null };

/** Runs that somebody ends while the model speaks, or while its tool runs. */
export function stoppedRuns(): Readonly<Record<string, RecordedRun>> {
  return {
    sigterm: midText("SIGTERM"),
    sigint: midText("SIGINT"),
    "sigterm-tool": streamed("tool-slow", {
      signal: { name: "SIGTERM", afterMs: 2500 },
      truth: {
        usage: { ...nothing, input: 120, output: 15 },
        costUsd: 0.00015,
        note: "The tool was under way.",
      },
    }),
  };
}

function midText(name: "SIGTERM" | "SIGINT"): RecordedRun {
  return streamed("slow", {
    signal: { name, afterMs: 1500 },
    truth: {
      usage: null,
      usageAlso: [nothing],
      costUsd: null,
      costUsdAlso: [0],
      note: "The message under way has no end.",
    },
  });
}
