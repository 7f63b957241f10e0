import semver from "semver";
import type { RecordedRun } from "../../recipe.ts";
import { brokenRuns } from "./broken-runs.ts";
import { asJson, asText, PROMPT, streamed } from "./command.ts";
import { refused } from "./refused.ts";
import { refusedRuns } from "./refused-runs.ts";
import { noLogin } from "./settings.ts";
import { stoppedRuns } from "./stopped-runs.ts";
import { toolRuns } from "./tool-runs.ts";

const zeros = { input: 0, output: 0, cacheRead: 0, cacheWrite: null, reasoning: null };

const notLoggedIn = {
  ...refused("authentication", "One result and nothing before it.", "configuration"),
  usageAlso: [zeros],
};

/** Runs that end before a model is asked. */
const startUpRuns: Readonly<Record<string, RecordedRun>> = {
  version: { api: null, kind: "version", argv: ["--version"], outputFormat: "text" },
  help: { api: null, kind: "help", argv: ["--help"], outputFormat: "text" },
  "unknown-flag": streamed(
    null,
    { truth: refused("validation", "Names the flag on stderr, then prints the help.") },
    "--no-such-flag",
  ),
  "no-prompt": streamed(null, { stdin: "", truth: refused("validation", "Nothing was asked.") }),
  "not-logged-in": streamed(null, { ...noLogin, truth: notLoggedIn }),
  "not-logged-in-selected": streamed(null, {
    env: { OPENAI_API_KEY: null },
    truth: notLoggedIn,
  }),
};

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

const GIVEN = "11111111-2222-4333-8444-555555555555";

const PARTIAL = "--include-partial-messages";

/** Runs in which the model answers. */
const answeredRuns: Readonly<Record<string, RecordedRun>> = {
  "success-text": streamed("success-text"),
  "success-unicode": streamed("success-unicode"),
  "json-success-text": asJson("success-text"),
  "text-success-text": asText("success-text"),
  "text-success-unicode": asText("success-unicode"),
  "partial-text": streamed("success-text", {}, PARTIAL),
  "partial-reasoning": streamed("thinking", {}, PARTIAL),
  reasoning: streamed("thinking"),
  "usage-cached": streamed("usage-cached"),
  "no-usage": streamed("usage-none"),
  "big-line": streamed("big-line"),
  "big-stdin": streamed("success-text", { stdin: "A line of two hundred thousand bytes. ".repeat(5400) }),
  "prompt-arg": {
    api: "success-text",
    argv: ["-o", "stream-json", "--yolo", PROMPT],
    outputFormat: "stream-json",
  },
};

/** An error of the API is a good result whose text is the error, exit 0. */
const hidden = { note: "A good result by its own word, exit 0; its text is the error's." };

/** The scenarios of versions before 0.20. */
const olderRuns: Readonly<Record<string, RecordedRun>> = {
  version: startUpRuns.version!,
  help: startUpRuns.help!,
  "unknown-flag": startUpRuns["unknown-flag"]!,
  "not-logged-in": startUpRuns["not-logged-in"]!,
  "success-text": answeredRuns["success-text"]!,
  "success-unicode": answeredRuns["success-unicode"]!,
  "json-success-text": answeredRuns["json-success-text"]!,
  "text-success-text": answeredRuns["text-success-text"]!,
  "partial-text": answeredRuns["partial-text"]!,
  reasoning: answeredRuns.reasoning!,
  "usage-cached": answeredRuns["usage-cached"]!,
  "tool-use": toolRuns["tool-use"]!,
  "tool-error": toolRuns["tool-error"]!,
  "tool-parallel": toolRuns["tool-parallel"]!,
  "max-turns": toolRuns["max-turns"]!,
  "auth-401": streamed("auth-401", { truth: hidden }),
  "forbidden-403": streamed("forbidden-403", { truth: hidden }),
  "reset-mid-stream": streamed("reset-mid-stream", { truth: { ...hidden, unknown: ["usage"] } }),
  "text-auth-401": asText("auth-401", { truth: hidden }),
  "empty-answer": streamed("empty-answer", {
    truth: {
      status: "error",
      content: null,
      category: "server",
      categoryAlso: ["unknown"],
      unknown: ["usage", "messages"],
      note: "The API counts tokens for an answer without text; the CLI prints its own sentence as the answer.",
    },
  }),
};

/** The scenarios of a version; before 0.20 there are fewer of them, and other truths. */
export function runsOf(version: string, session: string | undefined): Readonly<Record<string, RecordedRun>> {
  if (semver.lt(version, "0.20.0")) return olderRuns;
  return {
    ...startUpRuns,
    ...answeredRuns,
    ...toolRuns,
    ...refusedRuns,
    ...brokenRuns,
    ...sessionRuns(session),
    ...stoppedRuns,
  };
}

/** Runs that go on with a session, or try to. `session` is what the run before left. */
function sessionRuns(session: string | undefined): Readonly<Record<string, RecordedRun>> {
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
