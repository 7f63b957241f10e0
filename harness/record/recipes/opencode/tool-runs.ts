import { MCP_COMMAND, MCP_FILES } from "../../mcp-server.ts";
import type { RecordedRun } from "../../recipe.ts";
import { asText, streamed } from "./command.ts";

const WITH_SERVER = JSON.stringify({
  mcp: { demo: { type: "local", command: [MCP_COMMAND.command, ...MCP_COMMAND.args], enabled: true } },
});

/** The model asks for a file outside of the project; no one is there to be asked whether it may. */
export const outside = streamed("tool-outside", {
  truth: {
    status: "error",
    statusAlso: ["ok"],
    content: null,
    contentAlso: [""],
    category: "unknown",
    categoryAlso: ["configuration", "validation"],
    usage: { input: 120, output: 15, cacheRead: 0, cacheWrite: 0, reasoning: 0 },
    costUsd: 0.00015,
    tools: [{ name: "read", status: "error" }],
    note: "Permission is refused and the run stops there, with exit 0: the model never gave an answer.",
  },
});

export const failing = streamed("tool-error", {
  truth: {
    tools: [{ name: "bash", status: "error" }],
    toolsAlso: [[{ name: "bash", status: "ok" }]],
    note: "The command's exit code is told; the tool itself is called completed.",
  },
});

/** Runs in which the model asks for tools. */
export const toolRuns: Readonly<Record<string, RecordedRun>> = {
  "tool-use": streamed("tool-use", {}, "Run echo hi"),
  "tool-use-plain": asText("tool-use", {}, "Run echo hi"),
  "tool-parallel": streamed("tool-parallel"),
  "tool-error": failing,
  "tool-stderr": streamed("tool-stderr"),
  "tool-unknown": streamed("tool-unknown"),
  "tool-badargs": streamed("tool-badargs"),
  "tool-edit": streamed("tool-write"),
  "thought-and-tool": streamed("thought-and-tool", {}, "--thinking", "Say hello"),
  "denied-call": streamed("tool-outside", {
    truth: { ...outside.truth!, tools: [{ name: "read", status: "error", denied: true }] },
  }),
  "file-work": streamed("file-work"),
  "todo-list": streamed("todo-list"),
  "mcp-call": streamed("mcp-call", { files: { ...MCP_FILES, "opencode.json": WITH_SERVER } }),
  compact: streamed("compact", {
    truth: {
      content: "Going on behind the summary.",
      unknown: ["messages"],
      usage: { input: 390_360, output: 120, cacheRead: 0, cacheWrite: 0, reasoning: 0 },
      costUsd: 0.3906,
      events: { compactions: [{ trigger: "auto" }] },
      note: "The context was full: a summary took the place of the conversation, and the CLI asked the model to go on.",
    },
  }),
  "tool-bigout": streamed("tool-big"),
  "tool-outside": outside,
  "tool-then-401": streamed("tool-then-401"),
};
