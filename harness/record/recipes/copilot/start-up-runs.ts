import type { RecordedRun } from "../../recipe.ts";
import { asText, PROMPT, piped, streamed } from "./command.ts";

/** What a run that does not start is worth: nothing but a reason on stderr. */
export const unstarted = (category: string, note: string, also: string[] = []) => ({
  status: "error" as const,
  category,
  ...(also.length > 0 ? { categoryAlso: also } : {}),
  model: null,
  note,
});

const STDERR = "The start is refused, on stderr alone.";

const NOBODY = {
  COPILOT_PROVIDER_BASE_URL: null,
  COPILOT_PROVIDER_API_KEY: null,
  COPILOT_OFFLINE: null,
} as const;

/** Shaped like a token, and none. */
const TOKEN = ["github", "pat", "test000"].join("_");

/** Runs that ask no one: what the CLI says of itself, and what it does not start with. */
export const startUpRuns: Readonly<Record<string, RecordedRun>> = {
  version: { api: null, argv: ["--version"], outputFormat: "text", kind: "version" },
  help: { api: null, argv: ["--help"], outputFormat: "text", kind: "help" },
  "help-environment": { api: null, argv: ["help", "environment"], outputFormat: "text", kind: "help" },
  "unknown-flag": streamed(null, { truth: unstarted("validation", STDERR) }, "--no-such-flag"),
  "bad-output-format": {
    api: null,
    argv: [...PROMPT, "--output-format", "yaml"],
    outputFormat: "text",
    truth: unstarted("validation", STDERR),
  },
  "max-ai-credits": streamed(null, { truth: unstarted("validation", STDERR) }, "--max-ai-credits", "0"),
  "no-prompt": piped(null, { stdin: "", truth: unstarted("validation", STDERR) }),
  "no-model": streamed(null, {
    env: { COPILOT_MODEL: null },
    truth: unstarted("configuration", STDERR, ["validation"]),
  }),
  "not-logged-in": streamed(null, { env: NOBODY, truth: unstarted("authentication", STDERR) }),
  "not-logged-in-plain": asText(null, { env: NOBODY, truth: unstarted("authentication", STDERR) }),
  "fake-token": streamed(null, {
    env: { ...NOBODY, COPILOT_GITHUB_TOKEN: TOKEN },
    truth: unstarted("network", "The token cannot be checked for want of a network.", ["authentication"]),
  }),
  "mcp-bad-config": streamed(
    null,
    { truth: unstarted("validation", STDERR, ["configuration"]) },
    "--additional-mcp-config",
    "{bad json",
  ),
};
