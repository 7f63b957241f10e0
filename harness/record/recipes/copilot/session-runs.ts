import type { RecordedRun } from "../../recipe.ts";
import { streamed } from "./command.ts";
import { unstarted } from "./start-up-runs.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";

/** A run that resumes a session, whose flag comes before the prompt. */
const resuming = (flag: string, run: RecordedRun): RecordedRun => ({ ...run, argv: [flag, ...run.argv] });

/** Runs that go on from another, or try to. */
export function sessionRuns(session: string | undefined): Readonly<Record<string, RecordedRun>> {
  return {
    "first-for-resume": streamed("success-text"),
    "resume-valid": resuming(
      `--resume=${session ?? NOBODY}`,
      streamed("success-text", { after: "first-for-resume" }),
    ),
    "resume-unknown": resuming(
      `--resume=${NOBODY}`,
      streamed(null, { truth: unstarted("not_found", "On stderr alone.") }),
    ),
    "continue-none": resuming(
      "--continue",
      streamed("success-text", {
        truth: {
          statusAlso: ["error"],
          categoryIfError: "not_found",
          note: "There was nothing to go on from; a new session was begun without a word.",
        },
      }),
    ),
  };
}

/** Before the native program an unknown id is given to a new session. */
export function olderSessionRuns(session: string | undefined): Readonly<Record<string, RecordedRun>> {
  const { "first-for-resume": first, "resume-valid": valid } = sessionRuns(session);
  return {
    "first-for-resume": first!,
    "resume-valid": valid!,
    "resume-unknown": resuming(
      `--resume=${NOBODY}`,
      streamed("success-text", {
        truth: {
          statusAlso: ["error"],
          categoryIfError: "not_found",
          note: "No such session: a new one was begun under the id that was asked for.",
        },
      }),
    ),
  };
}
