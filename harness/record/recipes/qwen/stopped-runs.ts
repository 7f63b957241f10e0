import type { RecordedRun } from "../../recipe.ts";
import { PROMPT, streamed } from "./command.ts";
import { refused } from "./refused.ts";

/** The command's child does the work: a signal to the command leaves it at that. */
const orphaned = {
  statusAlso: ["error"],
  // How long the child is given is the recorder's to say.
  unknown: ["usage"],
  note: "The command is gone, its child goes on writing.",
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
  "sigterm-group": streamed("slow", {
    signal: { name: "SIGTERM", afterMs: 2500, toGroup: true },
    truth: {
      status: "error",
      content: null,
      category: "timeout",
      httpStatus: null,
      unknown: ["usage"],
      note: "The signal reached the process that works: its partial text, no result.",
    },
  }),
  "stdin-never-closed": streamed(null, {
    stdin: [
      { afterMs: 0, text: PROMPT },
      { afterMs: 600_000, text: "" },
    ],
    timeoutMs: 45_000,
    truth: {
      ...refused("timeout", "It waits for the end of stdin, and prints nothing.", "unknown"),
    },
  }),
  "max-wall-time": streamed(
    "slow",
    {
      byTheClock: true,
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
