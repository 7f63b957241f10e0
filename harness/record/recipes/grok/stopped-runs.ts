import type { RecordedRun } from "../../recipe.ts";
import { asJson, inMessages, streamed } from "./command.ts";

const cut = {
  status: "error" as const,
  content: null,
  usage: null,
  category: "timeout",
  model: null,
  modelAlso: [],
  note: "The signal ends it at once: no end, no session.",
};
const SOON = 1500;

/** Runs that a signal ends. */
export const stoppedRuns: Readonly<Record<string, RecordedRun>> = {
  sigterm: streamed("slow", { signal: { name: "SIGTERM", afterMs: SOON }, truth: cut }),
  "sigterm-json": asJson("slow", { signal: { name: "SIGTERM", afterMs: SOON }, truth: cut }),
  "sigterm-smj": inMessages("slow", {
    signal: { name: "SIGTERM", afterMs: SOON },
    truth: {
      ...cut,
      costUsdAlso: [],
      model: "lab",
      modelAlso: ["lab-model", null],
      note: "Nothing follows init.",
    },
  }),
  sigint: streamed("slow", {
    signal: { name: "SIGINT", afterMs: SOON },
    truth: { ...cut, category: "unknown", categoryAlso: ["timeout"] },
  }),
  "sigterm-in-tool": streamed("tool-slow", {
    signal: { name: "SIGTERM", afterMs: 2500 },
    truth: {
      ...cut,
      usage: { input: 120, output: 15, cacheRead: 0, cacheWrite: 0, reasoning: 0 },
      usageAlso: [null],
      tools: [{ name: "run_terminal_command", status: "error" }],
      note: "The tool has begun and never ends.",
    },
  }),
};
