import type { RecordedRun } from "../../recipe.ts";
import { asText, EXEC, streamed } from "./command.ts";
import { configFile } from "./config.ts";
import { CODE_MODELS, isOld, isOldest, KNOWN_MODELS } from "./versions.ts";

const SCHEMA_FILE = "schema.json";
const SCHEMA = JSON.stringify({
  type: "object",
  properties: { answer: { type: "string" }, ok: { type: "boolean" } },
  required: ["answer", "ok"],
  additionalProperties: false,
});

const NO_THOUGHT_KEY = "model_supports_reasoning_summaries = true";
const IN_DETAIL = ['model_reasoning_summary = "detailed"', NO_THOUGHT_KEY, 'model_reasoning_effort = "high"'];

/** Runs in which the model answers, without a tool. */
export function answeredRuns(version: string): Readonly<Record<string, RecordedRun>> {
  const old = isOld(version);
  const known = KNOWN_MODELS[version];
  const code = CODE_MODELS[version];
  const withSchema = {
    argv: [...EXEC, "--output-schema", SCHEMA_FILE, "Answer."],
    files: { [SCHEMA_FILE]: SCHEMA },
  };
  return {
    "success-text": streamed("success-text"),
    "success-text-human": asText("success-text"),
    "success-unicode": streamed("success-unicode"),
    "success-two-messages": streamed("two-messages"),
    ...(isOldest(version) ? noSchemaRuns(withSchema) : schemaRuns(withSchema)),
    reasoning: streamed("thinking"),
    "reasoning-detailed": streamed("thinking", {
      files: configFile({ top: IN_DETAIL.join("\n") }),
      ...(old ? {} : { truth: { note: "One of the keys is gone: items of type error warn of it." } }),
    }),
    "usage-cached": streamed("usage-cached"),
    "usage-none": streamed("usage-none", {
      truth: { note: "The API reported no tokens; zeros are codex's own, where it prints some." },
    }),
    "empty-text": streamed("empty-text", { truth: emptyAnswer("The message holds no character.") }),
    "empty-answer": streamed("empty-answer", {
      truth: { ...emptyAnswer("There is no message at all."), content: null, contentAlso: [""] },
    }),
    "unknown-event": streamed("unknown-events"),
    "big-line": streamed("big-line"),
    ...(old
      ? {}
      : {
          "success-ephemeral": streamed("success-text", { argv: [...EXEC, "--ephemeral", "Say hello."] }),
          "success-text-analytics-on": streamed("success-text", { files: configFile({ analytics: true }) }),
        }),
    ...(known === undefined
      ? {}
      : {
          "success-text-known-model": streamed("success-text", { files: configFile({ model: known }) }),
          "reasoning-known-model": streamed("thinking", { files: configFile({ model: known }) }),
        }),
    ...(code === undefined
      ? {}
      : {
          "success-text-code-model": streamed("success-text", { files: configFile({ model: code }) }),
          "reasoning-code-model": streamed("thinking", { files: configFile({ model: code }) }),
          "usage-cached-code-model": streamed("usage-cached", { files: configFile({ model: code }) }),
        }),
  };
}

type WithSchema = Pick<RecordedRun, "argv" | "files">;

function schemaRuns(withSchema: WithSchema): Readonly<Record<string, RecordedRun>> {
  return {
    "success-output-schema": streamed("structured", withSchema),
    "output-schema-mismatch": streamed("success-text", {
      ...withSchema,
      truth: {
        statusAlso: ["error"],
        categoryIfError: "unknown",
        note: "A schema was asked for and plain text came, which codex does not check.",
      },
    }),
  };
}

function noSchemaRuns(withSchema: WithSchema): Readonly<Record<string, RecordedRun>> {
  const note = "This version has no such flag: a usage error, on stderr alone.";
  const truth = { status: "error", category: "validation", sessionId: null, model: null, note } as const;
  return { "success-output-schema": streamed(null, { ...withSchema, truth }) };
}

function emptyAnswer(note: string): NonNullable<RecordedRun["truth"]> {
  return { statusAlso: ["error"], categoryIfError: "unknown", content: "", contentAlso: [null], note };
}
