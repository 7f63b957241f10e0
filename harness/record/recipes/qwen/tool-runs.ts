import { MCP_COMMAND, MCP_FILES } from "../../mcp-server.ts";
import type { RecordedRun } from "../../recipe.ts";
import { asJson, asText, streamed } from "./command.ts";
import { withSettings } from "./settings.ts";

const shell = { name: "run_shell_command", status: "ok" } as const;
const failed = { ...shell, status: "error" } as const;
const limited = {
  status: "error",
  content: null,
  category: "unknown",
  httpStatus: null,
  unknown: ["usage"],
} satisfies Partial<RecordedRun["truth"]>;

/** Runs in which the model calls tools. */
export const toolRuns: Readonly<Record<string, RecordedRun>> = {
  "tool-use": streamed("tool-use"),
  "partial-tool-use": streamed("tool-use", {}, "--include-partial-messages"),
  "json-tool-use": asJson("tool-use"),
  "text-tool-use": asText("tool-use"),
  "tool-error": streamed("tool-error"),
  "tool-parallel": streamed("tool-parallel"),
  "thought-and-tool": streamed("thought-and-tool"),
  "file-work": streamed("file-work"),
  "todo-list": streamed("todo-list", { files: withSettings({ tools: { todoWrite: { enabled: true } } }) }),
  "mcp-call": streamed("mcp-call", {
    files: { ...MCP_FILES, ...withSettings({ mcpServers: { demo: { ...MCP_COMMAND, trust: true } } }) },
  }),
  compact: streamed("compact", {
    truth: {
      content: "Going on behind the summary.",
      unknown: ["messages", "usage"],
      note: "The context was full: a summary took the place of the conversation. No record says so.",
    },
  }),
  "tool-unknown": streamed("tool-unknown"),
  "tool-badargs": streamed("tool-badargs", {
    truth: {
      tools: [failed],
      unknown: ["usage"],
      note: "Arguments that break off are mended; before the call is run the model is asked again, and answers.",
    },
  }),
  "max-turns": streamed(
    "tool-loop",
    {
      truth: { ...limited, tools: [shell, shell, shell], note: "Stopped at the limit of turns: no result." },
    },
    "--max-session-turns",
    "3",
  ),
  "max-tool-calls": streamed(
    "tool-loop",
    {
      truth: {
        ...limited,
        tools: [shell, shell, failed],
        note: "Stopped at the limit of calls: no result, and the last call never ran.",
      },
    },
    "--max-tool-calls",
    "2",
  ),
};
