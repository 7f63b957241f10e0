import { MCP_FILES } from "../../mcp-server.ts";
import type { RecordedRun } from "../../recipe.ts";
import { asJson, asText, inMessages, inPieces, PROMPT, streamed } from "./command.ts";
import { CONFIG_FILE, config } from "./config.ts";

const shell = (status: "ok" | "error") => ({ name: "run_terminal_command", status });

const WITH_SERVER = `${config("{{api}}")}[mcp_servers.demo]\ncommand = "node"\nargs = ["mcp.mjs"]\n`;

const byServer = { name: "use_tool", status: "ok", mcpServer: "demo" } as const;

const plan = (first: string, second: string) => ({
  entries: [
    { content: "Look around", status: first },
    { content: "Write it down", status: second },
  ],
});

const failing = {
  tools: [shell("error")],
  note: "The call is completed; its exit code stands beside it.",
};

/** The limit of turns is met while the model still asks for tools. */
const limited = {
  usage: { input: 240, output: 30, cacheRead: 0, cacheWrite: 0, reasoning: 0 },
  content: null,
  contentAlso: [""],
  model: "lab-model",
  note: "The limit of turns.",
};
const twice = [shell("ok"), shell("ok")];

const TURNS = ["--max-turns", "2"] as const;

/** Runs in which the model asks for tools. A tool that fails does not fail the run. */
export const toolRuns: Readonly<Record<string, RecordedRun>> = {
  "tool-use": streamed("tool-use"),
  "tool-use-json": asJson("tool-use"),
  "tool-use-plain": asText("tool-use"),
  "tool-use-smj": inMessages("tool-use"),
  "tool-use-smjp": inPieces("tool-use"),
  "tool-use-no-yolo": {
    ...streamed("tool-use"),
    argv: [...PROMPT, "--output-format", "streaming-json"],
  },
  "tool-use-no-yolo-smj": {
    ...inMessages("tool-use"),
    argv: [...PROMPT, "--output-format", "streaming-messages-json"],
  },
  "tool-error": streamed("tool-error", { truth: failing }),
  "tool-error-json": asJson("tool-error"),
  "tool-error-plain": asText("tool-error"),
  "tool-parallel": streamed("tool-parallel"),
  "tool-parallel-smj": inMessages("tool-parallel"),
  "tool-stderr": streamed("tool-stderr"),
  "tool-stderr-smj": inMessages("tool-stderr"),
  "tool-unknown": streamed("tool-unknown"),
  "tool-badargs": streamed("tool-badargs"),
  "tool-badargs-smj": inMessages("tool-badargs"),
  "tool-edit": streamed("tool-write"),
  "thought-and-tool": streamed("thought-and-tool"),
  "thought-and-tool-smj": inMessages("thought-and-tool"),
  "file-work": streamed("file-work"),
  "file-work-smj": inMessages("file-work"),
  "todo-list": streamed("todo-list", {
    truth: {
      events: {
        plans: [
          plan("in_progress", "pending"),
          plan("completed", "in_progress"),
          plan("completed", "completed"),
        ],
      },
      note: "At the end of the turn the CLI calls the rest of the plan completed.",
    },
  }),
  "todo-list-smj": inMessages("todo-list"),
  "mcp-call": streamed("mcp-call", {
    files: { ...MCP_FILES, [CONFIG_FILE]: WITH_SERVER },
    truth: {
      tools: [byServer, byServer],
      note: "One tool of the CLI's own calls those of all servers.",
    },
  }),
  compact: streamed("compact-slow", {
    truth: {
      unknown: ["messages", "usage", "content"],
      events: { compactions: [{ trigger: "auto" }] },
      note: "The context was full: a summary took the place of the conversation.",
    },
  }),
  "tool-bigout": streamed("tool-big"),
  "tool-bigout-smj": inMessages("tool-big"),
  "max-turns": streamed(
    "tool-loop",
    { truth: { ...limited, stopReason: "max_turn_requests", tools: twice } },
    ...TURNS,
  ),
  "max-turns-json": asJson("tool-loop", { truth: { ...limited, tools: [] } }, ...TURNS),
  "max-turns-smj": inMessages(
    "tool-loop",
    {
      truth: {
        ...limited,
        usage: { ...limited.usage, reasoning: null },
        modelAlso: ["lab"],
        tools: twice,
      },
    },
    ...TURNS,
  ),
};
