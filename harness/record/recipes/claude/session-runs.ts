import type { RecordedRun } from "../../recipe.ts";
import { answers } from "./answers.ts";
import { asText, STREAM, streamed } from "./command.ts";
import { noFigures, refused } from "./refused.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const GIVEN = "11111111-1111-4111-8111-111111111111";
const after = "success-text";

/** Runs that go on with a session, or try to. `session` is what the run before left. */
export function sessionRuns(session: string | undefined): Readonly<Record<string, RecordedRun>> {
  const resumed = session ?? UNKNOWN;
  const again = (prompt: string, ...flags: string[]): RecordedRun => ({
    api: "success-text",
    argv: [...STREAM, "--resume", resumed, ...flags, prompt],
    outputFormat: "stream-json",
    after,
  });
  return {
    "resume-valid": {
      ...again("Again"),
      truth: {
        ...(session ? { sessionId: session } : {}),
        note: "The printed cost is of the whole session.",
      },
    },
    "resume-fork": again("Fork", "--fork-session"),
    "compact-resume": {
      ...again("/compact"),
      truth: {
        ...(session ? { sessionId: session } : {}),
        statusAlso: ["error"],
        categoryIfError: "unknown",
        content: "",
        contentAlso: [null, "Compacted "],
        ...answers(2),
        unknown: ["messages"],
        note: "Two calls for a summary that is not shown; the printed usage is zero, the printed cost is of the whole session.",
      },
    },
    "continue-none": streamed("success-text", {}, "--continue"),
    "session-id-given": streamed(
      "success-text",
      { truth: { sessionId: GIVEN, note: "The session has the id that it was given." } },
      "--session-id",
      GIVEN,
    ),
    "resume-unknown": streamed(
      null,
      {
        truth: {
          ...refused("not_found", "One record has the id asked for, though there is no such session."),
          ...noFigures,
          sessionId: UNKNOWN,
          sessionIdAlso: [null],
        },
      },
      "--resume",
      UNKNOWN,
    ),
    "resume-not-uuid": streamed(
      null,
      {
        truth: {
          ...refused("not_found", "No session has that title.", "validation"),
          ...noFigures,
          sessionIdAlso: [null],
        },
      },
      "--resume",
      "not-a-uuid",
    ),
    "resume-unknown-mode-text": asText(
      null,
      { truth: refused("not_found", "There is no such session.") },
      "--resume",
      UNKNOWN,
    ),
    "slash-command": {
      api: null,
      argv: [...STREAM, "/cost"],
      outputFormat: "stream-json",
      truth: {
        status: "ok",
        ...costs(),
        ...noFigures,
        model: "claude-opus-5-5",
        note: "A command of the CLI itself; no model is asked, and the time since the start is another each time.",
      },
    },
    "slash-compact": {
      api: null,
      argv: [...STREAM, "/compact"],
      outputFormat: "stream-json",
      truth: {
        status: "ok",
        statusAlso: ["error"],
        categoryIfError: "unknown",
        content: "Error: No messages to compact",
        contentAlso: ["", null],
        ...noFigures,
        model: "claude-opus-5-5",
        note: "A command of the CLI itself, with nothing to do; no model is asked.",
      },
    },
  };
}

/** What the command says that says about costs: so many seconds after the start. */
function costs(): { content: string; contentAlso: string[] } {
  const [content, ...contentAlso] = Array.from({ length: 60 }, (_, seconds) =>
    [
      "Estimated cost:        $0.0000",
      "Total duration (API):  0s",
      `Total duration (wall): ${seconds}s`,
      "Total code changes:    0 lines added, 0 lines removed",
      "Usage:                 0 input, 0 output, 0 cache read, 0 cache write",
    ].join("\n"),
  );
  return { content: content!, contentAlso };
}
