import type { RecordedRun } from "../../recipe.ts";
import { streamed } from "./command.ts";
import { refused } from "./refused.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const GIVEN = "11111111-2222-4333-8444-555555555555";

/** Runs that go on with a session, or try to. `session` is what the run before left. */
export function sessionRuns(session: string | undefined): Readonly<Record<string, RecordedRun>> {
  return {
    "resume-valid": streamed(
      "success-text",
      {
        after: "success-text",
        stdin: "Which word?",
        truth: {
          ...(session ? { sessionId: session } : {}),
          unknown: ["usage"],
          note: "The totals are of the whole session.",
        },
      },
      "--resume",
      session ?? UNKNOWN,
    ),
    "session-id": streamed(
      "success-text",
      { truth: { sessionId: GIVEN, note: "The session has the id that it was given." } },
      "--session-id",
      GIVEN,
    ),
    "resume-unknown": streamed(
      null,
      { truth: refused("not_found", "There is no such session; stderr alone says so.") },
      "--resume",
      UNKNOWN,
    ),
  };
}
