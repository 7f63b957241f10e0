import type { RecordedRun } from "../../recipe.ts";
import { EXEC, streamed } from "./command.ts";
import { isOld, isOldest } from "./versions.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const after = "success-text";

/** Runs that go on with a session, or try to. */
export function sessionRuns(version: string, session = UNKNOWN): Readonly<Record<string, RecordedRun>> {
  const old = isOld(version);
  const truth = old
    ? { note: "The second turn; the figures are its own." }
    : {
        usageShown: { input: 240, output: 30, cacheRead: 0, cacheWrite: 0, reasoning: 0 },
        note: "The second turn; the figures are those of both.",
      };
  const startsAnew: RecordedRun["truth"] = {
    statusAlso: ["error"],
    categoryIfError: "not_found",
    note: "There is no such session; codex begins a new one without a word.",
  };
  // The oldest print no id that a second turn could be given.
  const resumed: Readonly<Record<string, RecordedRun>> = {
    "resume-valid": streamed("success-text", {
      after,
      argv: [...EXEC, "resume", session, "Second turn."],
      truth,
    }),
    "resume-stdin": streamed("success-text", {
      after,
      argv: [...EXEC, "resume", session, "-"],
      stdin: "Second turn by stdin.\n",
      truth,
    }),
  };
  return {
    ...(isOldest(version) ? {} : resumed),
    "resume-last": old
      ? streamed(null, {
          ...(isOldest(version) ? {} : { after }),
          argv: [...EXEC, "resume", "--last", "Second turn."],
          truth: {
            status: "error",
            category: "validation",
            sessionId: null,
            model: null,
            note: "This version takes no prompt there: a usage error, on stderr alone.",
          },
        })
      : streamed("success-text", { after, argv: [...EXEC, "resume", "--last", "Second turn."], truth }),
    "resume-unknown": old
      ? streamed("success-text", { argv: [...EXEC, "resume", UNKNOWN, "again"], truth: startsAnew })
      : streamed(null, {
          argv: [...EXEC, "resume", UNKNOWN, "again"],
          truth: {
            status: "error",
            category: "not_found",
            sessionId: null,
            note: "There is no such session; stderr alone says so.",
          },
        }),
    "resume-not-a-uuid": streamed("success-text", {
      argv: [...EXEC, "resume", "no-such-thread", "again"],
      truth: startsAnew,
    }),
  };
}
