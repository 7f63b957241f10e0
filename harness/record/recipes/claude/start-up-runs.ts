import type { RecordedRun } from "../../recipe.ts";
import { asText, PROMPT, STREAM, streamed, UNASKED } from "./command.ts";
import { refused } from "./refused.ts";

const asRoot = refused(
  "validation",
  "Tools that run unasked are not for root.",
  "configuration",
  "authentication",
  "unknown",
);
const noConfig = ["not_found", "validation"] as const;

/** Runs that end before a model is asked, and one that would but for a word in its environment. */
export const startUpRuns: Readonly<Record<string, RecordedRun>> = {
  version: { api: null, kind: "version", argv: ["--version"], outputFormat: "text" },
  help: { api: null, kind: "help", argv: ["--help"], outputFormat: "text" },
  "unknown-flag": streamed(null, { truth: refused("validation", "No such flag.") }, "--no-such-flag"),
  "bad-choice": {
    api: null,
    argv: ["-p", "--output-format", "yaml", PROMPT],
    outputFormat: "text",
    truth: refused("validation", "A format that does not exist was asked for."),
  },
  "stream-json-without-verbose": {
    api: null,
    argv: ["-p", "--output-format", "stream-json", PROMPT],
    outputFormat: "stream-json",
    truth: refused("validation", "This format wants --verbose."),
  },
  "no-prompt": {
    api: null,
    argv: STREAM,
    outputFormat: "stream-json",
    stdin: "",
    truth: refused("validation", "Nothing was asked."),
  },
  // Nothing is there to be read at all, where an empty pipe is waited for.
  "no-prompt-devnull": {
    api: null,
    argv: STREAM,
    outputFormat: "stream-json",
    truth: refused("validation", "Nothing was asked."),
  },
  "input-stream-json-bad": {
    api: null,
    argv: [...STREAM, "--input-format", "stream-json"],
    outputFormat: "stream-json",
    stdin: "this is not json\n",
    truth: refused("validation", "A line on stdin is no JSON."),
  },
  "not-logged-in-mode-text": asText(null, {
    env: { ANTHROPIC_API_KEY: null },
    truth: refused("authentication", "The sentence on stdout is no answer."),
  }),
  "json-schema-bad-arg": streamed(
    null,
    { truth: refused("validation", "The schema is no JSON.") },
    "--json-schema",
    "{nope",
  ),
  "mcp-bad-path": streamed(
    null,
    { truth: refused("configuration", "The file of MCP servers is not there.", ...noConfig) },
    "--mcp-config",
    "no-such-file.json",
    "--",
  ),
  "settings-flag-missing": streamed(
    null,
    { truth: refused("configuration", "The file of settings is not there.", ...noConfig) },
    "--settings",
    "no-such-file.json",
  ),
  "root-skip-permissions": streamed(null, { env: { IS_SANDBOX: null }, truth: asRoot }, UNASKED),
  "root-skip-permissions-is-sandbox": streamed("tool-use", {}, UNASKED),
  "root-bypass-mode": streamed(
    null,
    { env: { IS_SANDBOX: null }, truth: asRoot },
    "--permission-mode",
    "bypassPermissions",
  ),
};
