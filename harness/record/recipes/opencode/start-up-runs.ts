import type { RecordedRun } from "../../recipe.ts";
import { streamed, untitled } from "./command.ts";
import { CONFIG_FILE, UNATTENDED } from "./config.ts";

const refused = (category: string, note: string, also: string[] = []) => ({
  status: "error" as const,
  category,
  ...(also.length > 0 ? { categoryAlso: also } : {}),
  note,
});

/** Runs that ask no one: what the CLI says of itself, and what it does not start with. */
export const startUpRuns: Readonly<Record<string, RecordedRun>> = {
  version: { api: null, argv: ["--version"], outputFormat: "text", kind: "version" },
  help: { api: null, argv: ["run", "--help"], outputFormat: "text", kind: "help" },
  "help-root": { api: null, argv: ["--help"], outputFormat: "text", kind: "help" },
  "unknown-flag": untitled(
    null,
    { truth: refused("validation", "The help alone is printed, and is no answer.") },
    "--no-such-flag",
    "Say hello",
  ),
  "no-prompt": {
    api: null,
    argv: ["run", "--format", "json"],
    outputFormat: "stream-json",
    stdin: "",
    truth: refused("validation", "One line on stderr."),
  },
  "no-prompt-devnull": {
    api: null,
    argv: ["run", "--format", "json"],
    outputFormat: "stream-json",
    truth: refused("validation", "One line on stderr."),
  },
  "config-malformed-json": streamed(null, {
    files: { [CONFIG_FILE]: '{"provider": {"lab": ' },
    truth: refused("configuration", "On stderr, with the text of the settings.", ["validation"]),
  }),
  "config-invalid-schema": streamed(null, {
    files: { [CONFIG_FILE]: JSON.stringify({ provider: "lab", modle: "x" }) },
    truth: refused("configuration", "On stderr.", ["validation"]),
  }),
  "model-unknown": streamed(
    null,
    {
      truth: refused("unknown", "The reason stands in a log alone; the record speaks of the server.", [
        "not_found",
        "server",
      ]),
    },
    "-m",
    "lab/nope",
    "Say hello",
  ),
  "not-logged-in": streamed(null, {
    files: { [CONFIG_FILE]: JSON.stringify(UNATTENDED) },
    slow: true,
    truth: refused(
      "network",
      "Without a provider it asks its vendor's hosted model, which cannot be reached.",
      ["configuration"],
    ),
  }),
};
