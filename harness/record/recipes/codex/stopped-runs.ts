import type { RecordedRun } from "../../recipe.ts";
import { streamed } from "./command.ts";
import { nativeCommand } from "./native-command.ts";

const MID_STREAM_MS = 1500;
/** The command must be under way. */
const MID_TOOL_MS = 2500;

/** Runs that somebody ends while the model speaks or its tool runs, or that no one hears to the end. */
export function stoppedRuns(version: string): Readonly<Record<string, RecordedRun>> {
  const bin = nativeCommand(version);
  return {
    "sigterm-native": { ...stopped("slow", "SIGTERM", MID_STREAM_MS), bin },
    "sigint-native": { ...stopped("slow", "SIGINT", MID_STREAM_MS), bin },
    "sigterm-mid-stream": stopped("slow", "SIGTERM", MID_STREAM_MS),
    "sigint-mid-stream": stopped("slow", "SIGINT", MID_STREAM_MS),
    "sigterm-mid-tool": stopped("tool-slow", "SIGTERM", MID_TOOL_MS),
    "sigint-mid-tool": stopped("tool-slow", "SIGINT", MID_TOOL_MS),
    "stdout-closed-early": streamed("tool-text-mix", {
      reader: { afterBytes: 1, pauseMs: null },
      byTheClock: true,
      truth: {
        status: "error",
        content: null,
        contentAll: [],
        category: "unknown",
        categoryAlso: ["network"],
        usage: null,
        tools: [],
        note: "The reader closed stdout after the first chunk: codex panics on stderr and exits 101.",
      },
    }),
  };
}

function stopped(api: string, name: "SIGTERM" | "SIGINT", afterMs: number): RecordedRun {
  return streamed(api, {
    signal: { name, afterMs },
    truth: { note: `${name} came, and there is no last record.` },
  });
}
