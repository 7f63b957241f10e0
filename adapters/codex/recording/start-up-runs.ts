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

/** Codex waits for the end of stdin, and nobody is asked. */
const WAITING: Truth = {
  status: "error",
  category: "timeout",
  sessionId: null,
  note: "It waits for the end of stdin, and prints nothing.",
};

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
    "success-stdin-left-open": old
      ? streamed("success-text", { stdin: { open: true } })
      : streamed(null, { stdin: { open: true }, timeoutMs: 8000, truth: WAITING }),
    "success-prompt-stdin-only-open": streamed(null, {
      argv: EXEC,
      stdin: { open: true },
      timeoutMs: 6000,
      truth: WAITING,
    }),
    "invalid-utf8-stdin": streamed(null, {
      argv: EXEC,
      stdin: { hex: "68690afffe0a" },
      truth: refused("validation", "Stdin is no UTF-8; stderr alone says so."),
    }),
    "output-schema-bad-file": streamed(null, {
      argv: [...EXEC, "--output-schema", "schema.json", "Answer."],
      files: { "schema.json": "{nope" },
      truth: refused("validation", "The schema is no JSON; stderr alone says so.", "configuration"),
    }),
    "output-schema-missing-file": streamed(null, {
      argv: [...EXEC, "--output-schema", "none.json", "Answer."],
      truth: refused("validation", "There is no schema; stderr alone says so.", "not_found", "configuration"),
    }),
    "no-git-no-skip": streamed(old ? null : "success-text", {
      argv: ["exec", "--json", "--dangerously-bypass-approvals-and-sandbox", "hi"],
      files: { ".git": null },
      truth: old
        ? refused("validation", "The folder is not trusted; stderr alone says so.", "configuration")
        : { note: "Without a sandbox no repository is asked for." },
    }),
    ...builtInRuns(old),
    "big-stdin": streamed("success-text", {
      argv: EXEC,
      stdin: `Say hello. ${"lorem ipsum ".repeat(17_066)}`,
    }),
    ...(old ? {} : { "empty-prompt-arg": streamed("success-text", { argv: [...EXEC, ""] }) }),
  };
}

/** The built-in provider asks for a WebSocket first, and takes up HTTPS when that was refused seven times. */
function builtInRuns(old: boolean): Readonly<Record<string, RecordedRun>> {
  if (old) {
    const env = { OPENAI_BASE_URL: "{{api}}/v1", CODEX_API_KEY: "test-key-000" };
    const files = configFile({ provider: "openai" });
    return { "success-openai-provider-env": streamed("success-text", { files, env }) };
  }
  const files = configFile({ provider: "openai", top: 'openai_base_url = "{{api}}/v1"' });
  const truth = {
    note: "Refused WebSockets are notices and an item of type error; then codex asks over HTTPS.",
  };
  return {
    "success-openai-provider-config": streamed("success-text", {
      files,
      env: { CODEX_API_KEY: "test-key-000" },
      truth,
    }),
    "not-logged-in-openai": streamed("success-text", { files, env: { LAB_API_KEY: null }, truth }),
  };
}
