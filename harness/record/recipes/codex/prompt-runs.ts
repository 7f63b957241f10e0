import type { RecordedRun } from "../../recipe.ts";
import { EXEC, streamed } from "./command.ts";
import { refused } from "./refused.ts";
import { isOld } from "./versions.ts";

/** Codex waits for the end of stdin, and no one is asked. */
const WAITING: NonNullable<RecordedRun["truth"]> = {
  status: "error",
  category: "timeout",
  sessionId: null,
  model: null,
  note: "It waits for the end of stdin, and prints nothing.",
};

/** Runs about where the prompt comes from. */
export function promptRuns(version: string): Readonly<Record<string, RecordedRun>> {
  const old = isOld(version);
  return {
    "no-prompt": streamed(null, {
      argv: EXEC,
      stdin: "",
      truth: refused("validation", "Stdin was empty; stderr alone says so."),
    }),
    "success-prompt-stdin": streamed("success-text", { argv: EXEC, stdin: "Say hello from stdin.\n" }),
    "success-prompt-arg-and-stdin": streamed("success-text", {
      argv: [...EXEC, "Summarize."],
      stdin: "piped context\n",
    }),
    "success-stdin-left-open": old
      ? streamed("success-text", { stdin: { open: true } })
      : streamed(null, { stdin: { open: true }, timeoutMs: 8000, truth: WAITING }),
    "success-prompt-stdin-only-open": streamed(null, {
      argv: EXEC,
      stdin: { open: true },
      timeoutMs: 6000,
      truth: WAITING,
    }),
    "invalid-utf8-stdin": streamed(null, {
      argv: EXEC,
      stdin: { hex: "68690afffe0a" },
      truth: refused("validation", "Stdin is no UTF-8; stderr alone says so."),
    }),
    "big-stdin": streamed("success-text", {
      argv: EXEC,
      stdin: `Say hello. ${"lorem ipsum ".repeat(17_066)}`,
    }),
    ...(old ? {} : { "empty-prompt-arg": streamed("success-text", { argv: [...EXEC, ""] }) }),
  };
}
