import type { RecordedRun } from "../../recipe.ts";
import { asText, piped, streamed } from "./command.ts";

const noAnswer = {
  status: "error" as const,
  content: null,
  contentAlso: [""],
  category: "unknown",
  categoryAlso: ["server"],
  note: "An empty message, then a sentence that asks to send the message again, exit 1.",
};

/** A server of tools that is not there. */
const BROKEN_SERVER = JSON.stringify({
  mcpServers: { lab: { type: "local", command: "/nonexistent-mcp", args: [], tools: ["*"] } },
});

/** The parts of an answer that met its limit: the CLI asks to go on twice, and reports the last part as the message. */
export const cutAtLimit = (part: string) => ({
  statusAlso: ["error" as const],
  categoryIfError: "unknown",
  content: part,
  contentAlso: [part.repeat(3)],
  contentAll: [part, part, part],
  contentAllAlso: [[part]],
  note: "Three parts, of which the last alone is a message; nothing tells of the limit.",
});

/** Runs that end with an answer, or with what the CLI takes for one. */
export function answeredRuns(home: string): Readonly<Record<string, RecordedRun>> {
  return {
    "success-text": streamed("success-text"),
    "success-text-plain": asText("success-text"),
    "success-unicode": streamed("success-unicode"),
    "success-unicode-plain": asText("success-unicode"),
    "success-silent-plain": asText("success-text", { truth: { usage: null, note: "No footer." } }, "-s"),
    "success-stream-off": streamed("success-text", {}, "--stream", "off"),
    reasoning: streamed("thinking"),
    "usage-cached": streamed("usage-cached"),
    "usage-cached-plain": asText("usage-cached", {
      truth: {
        usageAlso: [{ input: 5000, output: 33, cacheRead: 4100, cacheWrite: null, reasoning: 7 }, null],
        note: "The footer rounds thousands to one decimal.",
      },
    }),
    "usage-output-file": streamed("usage-cached", {}, "--usage-output-file", `${home}/usage.json`),
    "no-usage": streamed("usage-none"),
    "big-line": streamed("big-line"),
    "big-stdin": piped("success-text", { stdin: "0123456789 abcdefghi\n".repeat(10_000) }),
    "stdin-prompt": piped("success-text", { stdin: "Say hello from stdin\n" }),
    "stdin-and-p": streamed("success-text", { stdin: "extra context from stdin\n" }),
    "mcp-server-fails": streamed("success-text", {}, "--additional-mcp-config", BROKEN_SERVER),
    "empty-answer": streamed("empty-answer", { truth: noAnswer }),
    "empty-answer-plain": asText("empty-answer", { truth: noAnswer }),
    "whitespace-answer": streamed("whitespace-answer", { truth: noAnswer }),
    "finish-length": streamed("max-tokens", { truth: cutAtLimit("This answer was cut") }),
    "finish-content-filter": streamed("refusal-text", {
      truth: {
        status: "ok",
        statusAlso: ["error"],
        categoryIfError: "unknown",
        content: "I cannot",
        note: "Nothing tells of the filter.",
      },
    }),
    "recover-429": streamed("rate-limit-then-ok"),
    "recover-500": streamed("server-then-ok"),
  };
}
