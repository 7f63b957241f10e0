import type { RecordedRun } from "../../recipe.ts";
import { streamed } from "./command.ts";

const cut = {
  status: "error" as const,
  content: null,
  usage: null,
  costUsd: null,
  category: "timeout",
  note: "The text so far is lost.",
};

/** Runs that a signal or the time limit ends. */
export const stoppedRuns: Readonly<Record<string, RecordedRun>> = {
  sigterm: streamed("slow", { signal: { name: "SIGTERM", afterMs: 2500 }, truth: cut }),
  sigint: streamed("slow", {
    signal: { name: "SIGINT", afterMs: 2500 },
    truth: { ...cut, category: "unknown", categoryAlso: ["timeout"] },
  }),
  "sigterm-in-tool": streamed("tool-slow", {
    signal: { name: "SIGTERM", afterMs: 4000 },
    truth: { ...cut, tools: [], note: "A tool has no record before it ends." },
  }),
  hang: streamed("hang", {
    timeoutMs: 20_000,
    truth: { ...cut, note: "Not a byte comes, and no error either." },
  }),
};
