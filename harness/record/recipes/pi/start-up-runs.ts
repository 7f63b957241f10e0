import type { RecordedRun } from "../../recipe.ts";
import { asText, JSON_MODE, streamed } from "./command.ts";
import { MODEL, MODELS_FILE } from "./setup.ts";
import { isNew } from "./versions.ts";

type Truth = NonNullable<RecordedRun["truth"]>;

/** A run that ends before a model is asked. */
function refused(category: string, note: string, ...categoryAlso: string[]): Truth {
  return { status: "error", category, categoryAlso, note };
}

const NO_MODELS = { [MODELS_FILE]: '{"providers":{}}' };

/** Runs about how pi is started: what it prints about itself, what it refuses, where the prompt comes from. */
export function startUpRuns(version: string): Readonly<Record<string, RecordedRun>> {
  return {
    version: { api: null, kind: "version", argv: ["--version"], outputFormat: "text" },
    help: { api: null, kind: "help", argv: ["--help"], outputFormat: "text" },
    "list-models": { api: null, kind: "models", argv: ["--list-models"], outputFormat: "text" },
    "unknown-flag": streamed(null, {
      argv: [...JSON_MODE, "--no-such-flag", "Say hello"],
      truth: refused("validation", "Stderr alone names the flag."),
    }),
    "bad-mode": asText(isNew(version) ? null : "success-text", {
      argv: ["--mode", "yaml", "-p", "--provider", "lab", "--model", MODEL, "Say hello"],
      truth: isNew(version)
        ? refused("validation", "Stderr alone names the mode, which does not exist.")
        : { note: "A mode that does not exist is ignored." },
    }),
    "provider-unknown": streamed(null, {
      argv: ["--mode", "json", "-p", "--provider", "nope", "--model", "nope", "Say hello"],
      truth: refused("not_found", "Stderr alone names the provider.", "validation", "configuration"),
    }),
    "no-prompt": streamed(null, {
      argv: JSON_MODE,
      stdin: "",
      truth: {
        ...refused("validation", "Nothing was asked; there is a session and nothing more."),
        sessionIdAlso: [null],
      },
    }),
    "not-logged-in": streamed(null, {
      argv: ["--mode", "json", "-p", "Say hello"],
      files: NO_MODELS,
      truth: {
        ...refused("authentication", "There is no key; a session is begun all the same.", "configuration"),
        sessionIdAlso: [null],
      },
    }),
    "not-logged-in-anthropic": streamed(null, {
      argv: ["--mode", "json", "-p", "--provider", "anthropic", "--model", "claude-sonnet-4-5", "Say hello"],
      files: NO_MODELS,
      truth: {
        ...refused("authentication", "There is no key for that provider; a session is begun all the same."),
        sessionIdAlso: [null],
      },
    }),
    "config-malformed-json": streamed(null, {
      files: { [MODELS_FILE]: '{"providers": {"lab": ' },
      truth: refused(
        "configuration",
        "The settings are no JSON; stderr speaks only of an unknown provider.",
        "not_found",
        "validation",
      ),
    }),
    "config-invalid-schema": streamed(null, {
      files: { [MODELS_FILE]: '{"providers":{"lab":{"models":"x"}}}' },
      truth: refused(
        "configuration",
        "The settings are not of their shape; stderr speaks of an unknown provider in the end.",
        "not_found",
        "validation",
      ),
    }),
    "success-text-stdin": streamed("success-text", { argv: JSON_MODE, stdin: "Say hello\n" }),
    "success-text-arg-and-stdin": streamed("success-text", {
      argv: [...JSON_MODE, "First part"],
      stdin: "second part\n",
    }),
  };
}
