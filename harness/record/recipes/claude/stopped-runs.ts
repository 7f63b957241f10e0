import type { TruthEntry } from "../../../corpus/import/truth-entry.ts";
import type { RecordedRun } from "../../recipe.ts";
import { answers } from "./answers.ts";
import { asJson, asText, streamed, UNASKED } from "./command.ts";

const PARTIAL = "--include-partial-messages";
const bash = { name: "Bash", status: "error" } as const;

/** What is known of a run that a signal ended before it printed a result. */
const ended = {
  status: "error",
  content: null,
  category: "timeout",
  httpStatus: null,
  usage: null,
  costUsd: null,
  note: "No result; the last record is whole.",
} satisfies Partial<TruthEntry>;

/** A user's interrupt: exit 0, whatever was going on. */
const interrupted = {
  ...ended,
  category: "unknown",
  categoryAlso: ["timeout"],
  note: "Interrupted by the user: exit 0 all the same.",
} satisfies Partial<TruthEntry>;

/** How much had come when the signal did, and what the CLI takes it for, is another each time. */
const guessed: Partial<TruthEntry> = { unknown: ["usage", "costUsd"] };

/** Runs that a signal ends. */
export const stoppedRuns: Readonly<Record<string, RecordedRun>> = {
  sigterm: streamed("slow", { signal: { name: "SIGTERM", afterMs: 2500 }, truth: ended }),
  sighup: streamed("slow", {
    signal: { name: "SIGHUP", afterMs: 1500 },
    truth: { ...ended, categoryAlso: ["unknown"] },
  }),
  sigint: streamed("slow", {
    signal: { name: "SIGINT", afterMs: 2500 },
    truth: { ...interrupted, ...guessed },
  }),
  "sigint-partial": streamed(
    "slow",
    { signal: { name: "SIGINT", afterMs: 1000 }, truth: { ...interrupted, ...guessed } },
    PARTIAL,
  ),
  "sigterm-in-tool": streamed(
    "tool-slow",
    { signal: { name: "SIGTERM", afterMs: 2500 }, truth: { ...ended, tools: [bash] } },
    UNASKED,
  ),
  "sigint-in-tool": streamed(
    "tool-slow",
    { signal: { name: "SIGINT", afterMs: 2500 }, truth: { ...interrupted, ...answers(1), tools: [bash] } },
    UNASKED,
  ),
  "sigint-mode-text": asText("slow", {
    signal: { name: "SIGINT", afterMs: 2500 },
    truth: { ...interrupted, note: "What stands on stdout is no answer; exit 0." },
  }),
  "sigterm-mode-json": asJson("slow", { signal: { name: "SIGTERM", afterMs: 2500 }, truth: ended }),
  "sigterm-retrying": streamed("server-500", {
    signal: { name: "SIGTERM", afterMs: 1500 },
    truth: { ...ended, categoryAlso: ["server"], httpStatus: 500, httpStatusAlso: [null] },
  }),
  "auth-401-default-retries": streamed("auth-401", {
    slow: true,
    signal: { name: "SIGTERM", afterMs: 55_000 },
    truth: {
      ...ended,
      categoryAlso: ["authentication"],
      httpStatus: 401,
      httpStatusAlso: [null],
      note: "Still asking again, as it does for minutes, when the signal came; no result.",
    },
  }),
  "stdout-closed-early": streamed(
    "slow",
    {
      reader: { afterBytes: 4000, pauseMs: null },
      truth: {
        ...ended,
        unknown: ["usage", "content"],
        category: "unknown",
        categoryAlso: ["network", "timeout"],
        note: "The reader closed stdout in the midst of the answer; it runs on, and exits 0.",
      },
    },
    PARTIAL,
  ),
};
