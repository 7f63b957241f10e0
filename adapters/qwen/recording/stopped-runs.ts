import type { RecordedRun } from "../../../harness/record/recipe.ts";
import { streamed } from "./command.ts";

/** The command's child does the work: a signal to the command leaves it at that. */
const orphaned = {
  statusAlso: ["error"],
  note: "The command is gone, its child writes the answer to the end.",
} satisfies RecordedRun["truth"];

/** Runs that a signal, or a limit of time, ends or fails to. */
export const stoppedRuns: Readonly<Record<string, RecordedRun>> = {
  sigint: streamed("slow", {
    signal: { name: "SIGINT", afterMs: 2500 },
    truth: { ...orphaned, categoryIfError: "unknown" },
  }),
  sigkill: streamed("slow", {
    signal: { name: "SIGKILL", afterMs: 2500 },
    truth: { ...orphaned, categoryIfError: "timeout" },
  }),
  "max-wall-time": streamed(
    "slow",
    {
      truth: {
        status: "error",
        content: null,
        category: "timeout",
        categoryAlso: ["unknown"],
        httpStatus: null,
        unknown: ["usage"],
        note: "Its own limit of time: stderr says so, no result.",
      },
    },
    "--max-wall-time",
    "5s",
  ),
};
