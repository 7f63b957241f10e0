import type { RecordedRun } from "../../recipe.ts";
import { asText, streamed } from "./command.ts";

/** The launcher dies at once; what it started goes on until the recorder ends it. */
const cut = {
  status: "error" as const,
  content: null,
  usage: null,
  sessionId: null,
  category: "timeout",
  note: "Deltas, and no message and no result.",
};
const interrupted = { ...cut, category: "unknown", categoryAlso: ["timeout"] };
const SOON = 2500;

/** The program itself, as npm links it beside the launcher. */
const NATIVE = `copilot-${process.platform}-${process.arch}`;
const native = { bin: NATIVE } as const;

/** Runs that a signal or the time limit ends. */
export const stoppedRuns: Readonly<Record<string, RecordedRun>> = {
  sigterm: streamed("slow", { signal: { name: "SIGTERM", afterMs: SOON }, truth: cut }),
  sigint: streamed("slow", { signal: { name: "SIGINT", afterMs: SOON }, truth: interrupted }),
  "sigterm-plain": asText("slow", { signal: { name: "SIGTERM", afterMs: SOON }, truth: cut }),
  "sigint-plain": asText("slow", { signal: { name: "SIGINT", afterMs: SOON }, truth: interrupted }),
  "sigterm-in-tool": streamed("tool-slow", {
    signal: { name: "SIGTERM", afterMs: 4000 },
    truth: {
      ...cut,
      tools: [{ name: "bash", status: "error" }],
      note: "The tool has begun and never ends.",
    },
  }),
  "success-native": { ...streamed("success-text"), ...native },
  "sigterm-native": {
    ...streamed("slow", {
      signal: { name: "SIGTERM", afterMs: SOON },
      truth: { ...cut, categoryAlso: ["unknown"], note: "An abort by the user, says the CLI, and exit 0." },
    }),
    ...native,
  },
  "sigint-native": {
    ...streamed("slow", {
      signal: { name: "SIGINT", afterMs: SOON },
      truth: { ...interrupted, note: "An abort, and exit 0." },
    }),
    ...native,
  },
  hang: streamed("hang", {
    timeoutMs: 20_000,
    truth: { ...cut, note: "Not a byte comes, and no error either." },
  }),
};
