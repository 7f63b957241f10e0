import type { TruthEntry } from "../../../corpus/import/truth-entry.ts";
import type { RecordedRun } from "../../recipe.ts";
import { PROMPT, streamed } from "./command.ts";

/** The command starts itself again as a child, which a signal to the command does not reach. */
const alone = { GEMINI_CLI_NO_RELAUNCH: "true" };

const stopped = {
  status: "error",
  content: null,
  httpStatus: null,
  httpStatusAlso: [],
  usage: null,
  usageAlso: [],
  note: "The signal reached the process that works: exit 0 and no result. The output does not tell the cause.",
} satisfies Partial<TruthEntry>;

/** Runs that a signal ends, or fails to. */
export const stoppedRuns: Readonly<Record<string, RecordedRun>> = {
  sigint: streamed("slow", { signal: { name: "SIGINT", afterMs: 1500 } }),
  "sigint-group": streamed("slow", {
    signal: { name: "SIGINT", afterMs: 1500, toGroup: true },
    truth: { ...stopped, category: "unknown", categoryAlso: ["timeout", "network"] },
  }),
  "stdin-never-closed": streamed(null, {
    stdin: [
      { afterMs: 0, text: PROMPT },
      { afterMs: 600_000, text: "" },
    ],
    timeoutMs: 45_000,
    truth: {
      ...stopped,
      category: "timeout",
      categoryAlso: ["unknown"],
      model: null,
      modelAlso: [],
      note: "It waits for the end of stdin, and prints nothing.",
    },
  }),
  sigkill: streamed("slow", {
    signal: { name: "SIGKILL", afterMs: 1500 },
    truth: {
      ...stopped,
      category: "timeout",
      categoryAlso: ["unknown", "network"],
      note: "The command is gone; what its child still writes is cut off.",
    },
  }),
  "sigterm-tool": streamed("tool-slow", { signal: { name: "SIGTERM", afterMs: 1500 } }),
  "sigint-norelaunch": streamed("slow", {
    signal: { name: "SIGINT", afterMs: 1500 },
    env: alone,
    truth: { ...stopped, category: "unknown", categoryAlso: ["timeout", "network"] },
  }),
  "sigterm-norelaunch": streamed("slow", {
    signal: { name: "SIGTERM", afterMs: 1500 },
    env: alone,
    truth: { ...stopped, category: "timeout", categoryAlso: ["unknown", "network"] },
  }),
};
