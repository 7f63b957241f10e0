import type { RecordedRun, RecordingRecipe } from "../../recipe.ts";
import { asText, JSON_MODE, streamed } from "./command.ts";
import { failedRuns } from "./failed-runs.ts";
import { sessionRuns } from "./session-runs.ts";
import { ENVIRONMENT, MODELS_FILE, modelsJson } from "./setup.ts";
import { startUpRuns } from "./start-up-runs.ts";
import { truthOf } from "./truth.ts";
import { isNew } from "./versions.ts";

const failed = { name: "bash", status: "error" } as const;

const nothing = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, reasoning: null };

/** Pi over chat completions, with a provider that models.json describes. All of it is JavaScript. */
const recipe: RecordingRecipe = {
  package: (version) =>
    isNew(version) ? "@earendil-works/pi-coding-agent" : "@mariozechner/pi-coding-agent",
  defaultVersion: "1.6.0",
  bin: "pi",
  node: (version) => (isNew(version) ? ">=22.19.0" : ">=20.6.0"),
  setup: ({ apiOrigin }) => ({ env: ENVIRONMENT, files: { [MODELS_FILE]: modelsJson(apiOrigin) } }),
  runs: ({ version, session, home }) => ({
    ...startUpRuns(version),
    ...answeredRuns(version),
    ...toolRuns(version),
    ...failedRuns(version),
    ...sessionRuns(version, session, home),
    ...stoppedRuns(),
  }),
  session: ({ stdout }) => /^\{"type":"session"[^\n]*?"id":"([^"]+)"/m.exec(stdout)?.[1] ?? null,
  truth: truthOf,
  leftOut: { "resume-1": "The run that others resumed; here that is success-text." },
  volatile: [
    "id",
    "timestamp",
    "durationMs",
    "parentId",
    "targetId",
    "wall_time_seconds",
    "toolCallId",
    "fullOutputPath",
    // Reported by then or not: the API's last chunk may have come before an earlier one is printed.
    "message_update.usage",
  ],
  // How much a tool had printed by then.
  passing: [/^\{"type":"tool_execution_update"/],
};

export default recipe;

/** Runs in which the model answers, without a tool. */
function answeredRuns(version: string): Readonly<Record<string, RecordedRun>> {
  return {
    "success-text": streamed("success-text"),
    "success-text-plain": asText("success-text"),
    "success-unicode": streamed("success-unicode"),
    reasoning: streamed("thinking"),
    "usage-cached": streamed("usage-cached", { truth: { note: "Printed, input holds no cached token." } }),
    "no-usage": streamed("usage-none", {
      truth: { note: "The API reported no tokens; the zeros are pi's own." },
    }),
    "empty-answer": streamed("empty-answer", {
      truth: {
        statusAlso: ["error"],
        categoryIfError: "unknown",
        content: null,
        contentAlso: [""],
        note: "The model ends without a word.",
      },
    }),
    "finish-length": streamed("max-tokens", {
      truth: { statusAlso: ["error"], categoryIfError: "unknown", note: "The answer is cut at its limit." },
    }),
    "no-session": streamed("success-text", {
      argv: [...JSON_MODE, "--no-session", "Say hello"],
      truth: { sessionIdAlso: [null], note: "An id is printed, but nothing is kept to go on with." },
    }),
    // Before, each delta holds the whole message: nearly twelve megabytes.
    ...(isNew(version) ? { "big-line": streamed("big-line") } : {}),
  };
}

/** Runs that somebody ends while the model speaks, or while its tool runs. */
function stoppedRuns(): Readonly<Record<string, RecordedRun>> {
  return {
    sigterm: midText("SIGTERM"),
    sigint: midText("SIGINT"),
    "sigterm-tool": streamed("tool-slow", {
      signal: { name: "SIGTERM", afterMs: 2500 },
      truth: {
        usage: { ...nothing, input: 120, output: 15 },
        costUsd: 0.00015,
        note: "The tool was under way.",
      },
    }),
  };
}

function midText(name: "SIGTERM" | "SIGINT"): RecordedRun {
  return streamed("slow", {
    signal: { name, afterMs: 1500 },
    truth: {
      usage: null,
      usageAlso: [nothing],
      costUsd: null,
      costUsdAlso: [0],
      note: "The message under way has no end.",
    },
  });
}

/** Runs in which the model calls tools. */
function toolRuns(version: string): Readonly<Record<string, RecordedRun>> {
  return {
    "tool-use": streamed("tool-use"),
    "tool-use-plain": asText("tool-use"),
    "tool-error": streamed("tool-error", { truth: { tools: [failed], note: "The command ends with 3." } }),
    "tool-parallel": streamed("tool-parallel"),
    "tool-unknown": streamed("tool-unknown"),
    "tool-badargs": streamed("tool-badargs", {
      truth: { note: isNew(version) ? "The arguments are refused." : "The arguments are mended, and run." },
    }),
    "thought-and-tool": streamed("thought-and-tool"),
    "file-work": streamed("file-work"),
    "tool-stderr": streamed("tool-stderr"),
    "tool-bigout": streamed("tool-big"),
  };
}
