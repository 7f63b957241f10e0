import type { RecordedRun } from "../../recipe.ts";
import { EXEC, streamed } from "./command.ts";
import { configFile, MODEL } from "./config.ts";
import { refused } from "./refused.ts";
import { isOld, isOldest } from "./versions.ts";

const NO_SERVER = '[mcp_servers.demo]\ncommand = "no-such-mcp-server"\nargs = []';

/** Schemas that cannot be read; the oldest versions take none. */
const SCHEMA_RUNS: Readonly<Record<string, RecordedRun>> = {
  "output-schema-bad-file": streamed(null, {
    argv: [...EXEC, "--output-schema", "schema.json", "Answer."],
    files: { "schema.json": "{nope" },
    truth: refused("validation", "The schema is no JSON; stderr alone says so.", "configuration"),
  }),
  "output-schema-missing-file": streamed(null, {
    argv: [...EXEC, "--output-schema", "none.json", "Answer."],
    truth: refused("validation", "There is no schema; stderr alone says so.", "not_found", "configuration"),
  }),
};

/** Runs about how codex is started: what it prints about itself, what it refuses. */
export function startUpRuns(version: string): Readonly<Record<string, RecordedRun>> {
  const old = isOld(version);
  return {
    version: { api: null, kind: "version", argv: ["--version"], outputFormat: "text" },
    help: { api: null, kind: "help", argv: ["exec", "--help"], outputFormat: "text" },
    "unknown-flag": streamed(null, {
      argv: ["exec", "--json", "--no-such-flag", "hi"],
      truth: refused("validation", "A usage error, on stderr alone."),
    }),
    "bad-config-value": streamed(null, {
      argv: [...EXEC, "-c", 'model_provider="nope"', "hi"],
      truth: refused("configuration", "No such provider; on stderr alone.", "validation", "not_found"),
    }),
    "bad-config-toml": streamed(null, {
      files: { "~/.codex/config.toml": "model = \n[broken" },
      truth: refused("configuration", "The settings are no TOML; on stderr alone."),
    }),
    "unknown-config-key": streamed("success-text", {
      files: configFile({ top: "no_such_key = 1" }),
      ...(old ? {} : { truth: { note: "Items of type error warn of the key; the run goes on." } }),
    }),
    "mcp-config-bad-command": streamed("success-text", {
      files: configFile({ tables: NO_SERVER }),
      truth: { note: "The MCP server cannot be started; nothing is shown of it." },
    }),
    "wire-chat": old
      ? streamed("success-text", {
          files: configFile({ wireApi: "chat" }),
          truth: isOldest(version)
            ? { usage: null, note: "Over chat completions this version counts no tokens." }
            : {
                usage: { input: 120, output: 15, cacheRead: 0, cacheWrite: null, reasoning: null },
                usageShown: { input: 0, output: 0, cacheRead: 0, cacheWrite: null, reasoning: null },
                note: "Over chat completions this version counts no tokens, and prints zeros.",
              },
        })
      : streamed(null, {
          files: configFile({ wireApi: "chat" }),
          truth: refused("configuration", "That API was given up; on stderr alone."),
        }),
    "not-logged-in": streamed(null, {
      env: { LAB_API_KEY: null },
      truth: {
        status: "error",
        category: "authentication",
        categoryAlso: ["configuration"],
        note: "The variable that is to hold the key is missing.",
      },
    }),
    ...(isOldest(version) ? {} : SCHEMA_RUNS),
    "no-git-no-skip": streamed(old ? null : "success-text", {
      argv: ["exec", "--json", "--dangerously-bypass-approvals-and-sandbox", "hi"],
      files: { ".git": null },
      truth: old
        ? {
            ...refused("validation", "The folder is not trusted; stderr alone says so.", "configuration"),
            // Its settings come before it looks.
            model: isOldest(version) ? MODEL : null,
          }
        : { note: "Without a sandbox no repository is asked for." },
    }),
  };
}
