import type { RecordedRun } from "../../recipe.ts";
import { streamed } from "./command.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const after = "success-text";

/** Runs that go on with a session, or try to. `session` is what the run before left. */
export function sessionRuns(session = "latest"): Readonly<Record<string, RecordedRun>> {
  const again = {
    after,
    stdin: "Which word?",
    truth: { sessionId: session, note: "Totals are of this run." },
  };
  return {
    "resume-valid": streamed("success-text", again, "--resume", session),
    "resume-latest": streamed("success-text", again, "--resume", "latest"),
    "resume-unknown": streamed(null, { truth: notFound("no session at all") }, "--resume", UNKNOWN),
    "resume-unknown-with-sessions": streamed(
      null,
      { after, truth: { ...notFound("others there are"), categoryAlso: ["validation"] } },
      "--resume",
      UNKNOWN,
    ),
    "list-sessions": {
      api: "success-text",
      argv: ["--list-sessions"],
      outputFormat: "text",
      after,
      truth: listed,
    },
  };
}

const listed = { kind: "other", note: "A list of sessions as plain text; nothing is asked." } as const;

function notFound(why: string): NonNullable<RecordedRun["truth"]> {
  return {
    status: "error",
    category: "not_found",
    httpStatus: null,
    model: null,
    modelAlso: [],
    usageAlso: [],
    note: `The session asked for is unknown (${why}); stderr alone says so.`,
  };
}
