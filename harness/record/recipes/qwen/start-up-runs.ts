import type { RecordedRun } from "../../recipe.ts";
import { streamed } from "./command.ts";
import { refused } from "./refused.ts";
import { noLogin } from "./settings.ts";

const zeros = { input: 0, output: 0, cacheRead: 0, cacheWrite: null, reasoning: null };
const notLoggedIn = {
  ...refused("authentication", "One result and nothing before it.", "configuration"),
  usageAlso: [zeros],
};

/** Runs that end before a model is asked. */
export const startUpRuns: Readonly<Record<string, RecordedRun>> = {
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
