import type { RecordedRun } from "../../recipe.ts";

type More = Omit<Partial<RecordedRun>, "api" | "argv" | "outputFormat">;

/** A headless run: one message a line. */
function streamed(api: string | null, more: More = {}, ...flags: string[]): RecordedRun {
  return { api, argv: ["-p", "Say hello", ...flags], outputFormat: "stream-json", ...more };
}

const unstarted = (category: string, note: string, also: string[] = []) => ({
  status: "error" as const,
  category,
  ...(also.length > 0 ? { categoryAlso: also } : {}),
  note,
});

const bash = (status: "ok" | "error") => ({ name: "bash", status });
const cut = { status: "error" as const, content: null };

/** The scenarios. */
export const runs: Readonly<Record<string, RecordedRun>> = {
  version: { api: null, argv: ["--version"], outputFormat: "text", kind: "version" },
  help: { api: null, argv: ["--help"], outputFormat: "text", kind: "help" },
  "unknown-flag": streamed(null, { truth: unstarted("validation", "On stderr alone.") }, "--no-such-flag"),
  "not-logged-in": streamed(null, {
    env: { GROK_API_KEY: null },
    truth: unstarted("authentication", "On stderr alone.", ["configuration"]),
  }),
  "no-prompt": {
    api: null,
    argv: [],
    outputFormat: "text",
    stdin: "",
    truth: unstarted("validation", "It draws its screen, which fails on a pipe, with exit 0.", ["unknown"]),
  },
  "success-text": streamed("success-text"),
  "success-unicode": streamed("success-unicode"),
  reasoning: streamed("thinking"),
  "usage-cached": streamed("usage-cached"),
  "big-line": streamed("big-line"),
  "empty-answer": streamed("empty-answer", {
    truth: {
      statusAlso: ["error"],
      categoryIfError: "unknown",
      content: null,
      contentAlso: ["", "I understand, but I don't have a specific response."],
      note: "The model said nothing; the sentence is the CLI's own.",
    },
  }),
  "tool-use": streamed("tool-use"),
  "tool-error": streamed("tool-error", {
    truth: {
      tools: [bash("error")],
      toolsAlso: [[bash("ok")]],
      note: "A sentence alone tells that the command failed.",
    },
  }),
  "tool-parallel": streamed("tool-parallel"),
  "tool-badargs": streamed("tool-badargs"),
  "max-tool-rounds": streamed(
    "tool-loop",
    {
      truth: {
        content: null,
        tools: [bash("ok"), bash("ok")],
        note: "The limit of rounds; its sentences are the CLI's own.",
      },
    },
    "--max-tool-rounds",
    "2",
  ),
  "auth-401": streamed("auth-401"),
  "forbidden-403": streamed("forbidden-403"),
  "model-not-found-404": streamed("model-not-found-404"),
  "quota-402": streamed("quota-402"),
  "context-too-long-400": streamed("context-400"),
  "bad-request-400": streamed("bad-request-400"),
  "rate-limit-429": streamed("rate-limit-429"),
  "recover-429": streamed("rate-limit-then-ok"),
  "server-500": streamed("server-500"),
  "overloaded-503": streamed("overloaded-503", {
    truth: { categoryAlso: ["rate_limit"], note: "An overload is the server's, or a limit of its rate." },
  }),
  "html-200": streamed("captive-portal-200", {
    truth: {
      category: "unknown",
      categoryAlso: ["network", "server"],
      httpStatus: null,
      note: "A page in place of an answer shows as a fault of the program.",
    },
  }),
  "network-refused": streamed(null, {
    truth: unstarted("network", "No server listens at the API's address."),
  }),
  sigterm: streamed("hang", {
    signal: { name: "SIGTERM", afterMs: 1500 },
    truth: { ...cut, category: "timeout", categoryAlso: ["unknown"], note: "A farewell on stdout, exit 0." },
  }),
  sigint: streamed("hang", {
    signal: { name: "SIGINT", afterMs: 1500 },
    truth: { ...cut, category: "unknown", categoryAlso: ["timeout"], note: "Not a byte comes." },
  }),
};
