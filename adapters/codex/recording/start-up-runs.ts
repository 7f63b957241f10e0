import type { RecordedRun } from "../../../harness/record/recipe.ts";
import { EXEC, streamed } from "./command.ts";
import { configFile } from "./config.ts";
import { isOld } from "./versions.ts";

type Truth = NonNullable<RecordedRun["truth"]>;

/** A run that codex itself refuses, before a model is asked: stderr and the exit code are all there is. */
function refused(category: string, note: string, ...categoryAlso: string[]): Truth {
  return { status: "error", category, categoryAlso, sessionId: null, note };
}

const NO_SERVER = '[mcp_servers.demo]\ncommand = "no-such-mcp-server"\nargs = []';

/** Runs about how codex is started: what it prints about itself, what it refuses, where the prompt comes from. */
export function startUpRuns(version: string): Readonly<Record<string, RecordedRun>> {
  const old = isOld(version);
  return {
    version: { api: null, kind: "version", argv: ["--version"], outputFormat: "text" },
    help: { api: null, kind: "help", argv: ["exec", "--help"], outputFormat: "text" },
    "unknown-flag": streamed(null, {
      argv: ["exec", "--json", "--no-such-flag", "hi"],
      truth: refused("validation", "A usage error, on stderr alone."),
    }),
    "no-prompt": streamed(null, {
      argv: EXEC,
      stdin: "",
      truth: refused("validation", "Stdin was empty; stderr alone says so."),
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
          truth: {
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
    "success-prompt-stdin": streamed("success-text", { argv: EXEC, stdin: "Say hello from stdin.\n" }),
    "success-prompt-arg-and-stdin": streamed("success-text", {
      argv: [...EXEC, "Summarize."],
      stdin: "piped context\n",
    }),
    "big-stdin": streamed("success-text", {
      argv: EXEC,
      stdin: `Say hello. ${"lorem ipsum ".repeat(17_066)}`,
    }),
    ...(old ? {} : { "empty-prompt-arg": streamed("success-text", { argv: [...EXEC, ""] }) }),
  };
}
