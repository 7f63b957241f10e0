import { MCP_FILES, MCP_SERVERS } from "../../mcp-server.ts";
import type { RecordedRun } from "../../recipe.ts";

type More = Omit<Partial<RecordedRun>, "api" | "argv" | "outputFormat">;

/** A run that prints records; the prompt is an argument. */
function streamed(api: string | null, more: More = {}, ...flags: string[]): RecordedRun {
  return { api, argv: ["--json", ...flags, "Say hello"], outputFormat: "stream-json", ...more };
}

const cut = {
  status: "error" as const,
  content: null,
  usage: null,
  usageAlso: [{ input: 0, output: 0, cacheRead: 0, cacheWrite: 0, reasoning: null }],
  categoryAlso: ["unknown", "timeout"],
  modelAlso: [null],
};

/** The scenarios. Refusals that may pass are asked again five times, with pauses that grow to a minute and more. */
export const runs: Readonly<Record<string, RecordedRun>> = {
  version: { api: null, argv: ["--version"], outputFormat: "text", kind: "version" },
  help: { api: null, argv: ["--help"], outputFormat: "text", kind: "help" },
  "unknown-flag": streamed(
    null,
    {
      truth: {
        status: "error",
        category: "validation",
        model: null,
        costUsd: null,
        usageAlso: [],
        note: "The start is refused, on stderr alone.",
      },
    },
    "--no-such-flag",
  ),
  "success-text": streamed("success-text"),
  "success-unicode": streamed("success-unicode"),
  reasoning: streamed("thinking"),
  "usage-cached": streamed("usage-cached"),
  "finish-length": streamed("max-tokens", {
    truth: {
      status: "error",
      content: null,
      stopReason: "max_tokens",
      category: "unknown",
      categoryAlso: ["server"],
      usage: { input: 480, output: 60, cacheRead: 0, cacheWrite: 0, reasoning: null },
      usageAlso: [],
      note: "An answer that met the model's limit is asked for four times in all, and then the run has failed.",
    },
  }),
  "tool-use": streamed("tool-use"),
  "tool-error": streamed("tool-error", {
    truth: {
      tools: [{ name: "run_commands", status: "error" }],
      note: "The command fails, and the run goes on.",
    },
  }),
  "thought-and-tool": streamed("thought-and-tool"),
  "file-work": streamed("file-work"),
  "mcp-call": streamed("mcp-call", {
    files: { ...MCP_FILES, "~/.cline/data/settings/cline_mcp_settings.json": JSON.stringify(MCP_SERVERS) },
  }),
  "tool-unknown": streamed("tool-unknown"),
  "tool-badargs": streamed("tool-badargs"),
  "auth-401": streamed("auth-401"),
  "forbidden-403": streamed("forbidden-403"),
  "model-not-found-404": streamed("model-not-found-404"),
  "quota-402": streamed("quota-402"),
  "context-too-long-400": streamed("context-400"),
  "rate-limit-429": streamed("rate-limit-429"),
  "recover-429": streamed("rate-limit-then-ok"),
  "server-500": streamed("server-500", { slow: true }),
  "error-in-stream": streamed("error-in-stream", { slow: true }),
  "network-refused": streamed(null, {
    slow: true,
    truth: { status: "error", category: "network", note: "Nobody listens at the API's address." },
  }),
  "empty-answer": streamed("empty-answer", {
    slow: true,
    truth: {
      status: "error",
      content: null,
      category: "server",
      categoryAlso: ["unknown"],
      usage: { input: 150, output: 0, cacheRead: 0, cacheWrite: 0, reasoning: null },
      usageAlso: [],
      note: "An empty answer is asked for three times in all, and then the CLI gives up.",
    },
  }),
  sigterm: streamed("slow", {
    signal: { name: "SIGTERM", afterMs: 2500 },
    truth: {
      statusAlso: ["error"],
      categoryIfError: "unknown",
      note: "It hears the model out and calls the run completed, and then says that it was aborted.",
    },
  }),
  sigint: streamed("slow", {
    signal: { name: "SIGINT", afterMs: 2500 },
    truth: { ...cut, stopReason: "cancelled", category: "unknown", note: "It says that it was aborted." },
  }),
};
