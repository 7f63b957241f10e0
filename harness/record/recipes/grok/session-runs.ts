import type { RecordedRun } from "../../recipe.ts";
import { streamed } from "./command.ts";
import { unstarted } from "./start-up-runs.ts";

const UNKNOWN_SESSION = "00000000-0000-4000-8000-000000000000";
const CHOSEN = "11111111-2222-4333-8444-555555555555";

/** A flag of sessions, which comes before the prompt. */
const ahead = (flags: readonly string[], run: RecordedRun): RecordedRun => ({
  ...run,
  argv: [...flags, ...run.argv],
});

/** Runs that go on from another, or try to. */
export function sessionRuns(session: string | undefined): Readonly<Record<string, RecordedRun>> {
  return {
    "first-for-resume": streamed("success-text"),
    "resume-valid": ahead(
      ["--resume", session ?? UNKNOWN_SESSION],
      streamed("success-text", { after: "first-for-resume" }),
    ),
    "resume-unknown": ahead(
      ["--resume", UNKNOWN_SESSION],
      streamed(null, {
        truth: unstarted("not_found", "Looked for at xAI's server at last, which cannot be reached.", [
          "authentication",
          "network",
        ]),
      }),
    ),
    "continue-none": ahead(
      ["-c"],
      streamed(null, { truth: unstarted("not_found", "There is no session of this folder.") }),
    ),
    "session-id-new": streamed("success-text", {}, "--session-id", CHOSEN),
    "session-id-reuse": streamed(
      null,
      { after: "session-id-new", truth: unstarted("validation", "The id is taken.") },
      "--session-id",
      CHOSEN,
    ),
  };
}
