import type { RecordedRun } from "../../recipe.ts";
import { JSON_MODE, streamed } from "./command.ts";
import { isNew } from "./versions.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const after = "success-text";

/** Runs that go on with a session, or try to. */
export function sessionRuns(
  version: string,
  session = UNKNOWN,
  home: string,
): Readonly<Record<string, RecordedRun>> {
  const bad = `${home}/sess/bad.jsonl`;
  return {
    "resume-valid-id": streamed("success-text", {
      after,
      argv: [...JSON_MODE, "--session", session, "Second turn"],
    }),
    "resume-continue": streamed("success-text", { after, argv: [...JSON_MODE, "--continue", "Second turn"] }),
    "resume-unknown-id": streamed(null, {
      after,
      argv: [...JSON_MODE, "--session", UNKNOWN, "Second turn"],
      truth: { status: "error", category: "not_found", note: "Stderr alone says so." },
    }),
    "resume-path-new": streamed("success-text", {
      argv: [...JSON_MODE, "--session", `${home}/sess/new.jsonl`, "First turn"],
    }),
    "resume-corrupt-file": streamed(isNew(version) ? null : "success-text", {
      argv: [...JSON_MODE, "--session", bad, "Second turn"],
      files: { "~/sess/bad.jsonl": 'this is not json\n{"type":"message"\n' },
      truth: isNew(version)
        ? {
            status: "error",
            category: "validation",
            categoryAlso: ["not_found", "configuration"],
            note: "Stderr alone says that it is no session.",
          }
        : {
            statusAlso: ["error"],
            categoryIfError: "not_found",
            note: "The file is written over by a new session, without a word.",
          },
    }),
    "continue-none": streamed("success-text", {
      argv: [...JSON_MODE, "--continue", "First turn"],
      truth: { note: "Where there is no session, a new one is begun." },
    }),
    ...(isNew(version)
      ? {
          "session-id-flag": streamed("success-text", {
            argv: [...JSON_MODE, "--session-id", "my-own-id-1", "Say hello"],
            truth: { sessionId: "my-own-id-1", note: "A warning on stderr: a session of that id is begun." },
          }),
        }
      : {}),
  };
}
