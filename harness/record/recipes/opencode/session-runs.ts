import type { RecordedRun } from "../../recipe.ts";
import { streamed, untitled } from "./command.ts";

const NOBODY = "ses_000000000000AAAAAAAAAAAAAA";

/** Runs that go on from another, or try to. */
export function sessionRuns(session: string | undefined): Readonly<Record<string, RecordedRun>> {
  const unknown = { status: "error" as const, category: "not_found" };
  return {
    "resume-1": untitled("success-text"),
    "resume-valid": streamed(
      "success-text",
      { after: "resume-1" },
      "--session",
      session ?? NOBODY,
      "Second turn",
    ),
    "resume-continue": streamed("success-text", { after: "resume-1" }, "--continue", "Third turn"),
    "resume-unknown": streamed(
      null,
      { truth: { ...unknown, note: "One line on stderr, exit 1." } },
      "--session",
      NOBODY,
      "Second turn",
    ),
    "resume-malformed-id": streamed(
      null,
      { truth: { ...unknown, categoryAlso: ["validation"], note: "One line on stderr, exit 1." } },
      "--session",
      "not-an-id",
      "Second turn",
    ),
    "continue-none": streamed("success-text", {}, "--continue", "First turn"),
  };
}
