import { MCP_COMMAND, MCP_FILES } from "../../mcp-server.ts";
import type { RecordedRun } from "../../recipe.ts";
import { answers } from "./answers.ts";
import { asJson, asText, streamed } from "./command.ts";
import { withSettings } from "./settings.ts";

const threeTurns = withSettings({ model: { maxSessionTurns: 3 } });
const shell = { name: "run_shell_command", status: "ok" } as const;
const limited = { status: "error", content: null, category: "unknown", httpStatus: null } as const;

/** Runs in which the model calls tools. */
export const toolRuns: Readonly<Record<string, RecordedRun>> = {
  "tool-use": streamed("tool-use"),
  "json-tool-use": asJson("tool-use"),
  "text-tool-use": asText("tool-use"),
  "tool-error": streamed("tool-error", {
    truth: {
      toolsAlso: [[{ ...shell, status: "error" }]],
      note: "The command failed; gemini calls that a success and shows no exit code.",
    },
  }),
  "tool-missing-file": streamed("tool-missing-file", {
    truth: { tools: [{ name: "read_file", status: "error" }], note: "The file is not there." },
  }),
  "tool-unknown": streamed("tool-unknown"),
  "tool-parallel": streamed("tool-parallel"),
  "tool-write": streamed("tool-write"),
  "thought-and-tool": streamed("thought-and-tool"),
  "file-work": streamed("file-work"),
  "mcp-call": streamed("mcp-call", {
    files: { ...MCP_FILES, ...withSettings({ mcpServers: { demo: { ...MCP_COMMAND, trust: true } } }) },
  }),
  "tool-big": streamed("tool-big"),
  "max-turns": streamed("tool-loop", {
    files: threeTurns,
    truth: {
      ...limited,
      ...answers(3),
      tools: [shell, shell, shell],
      note: "Stopped at the limit of turns, exit 53.",
    },
  }),
  "max-turns-json": asJson("tool-loop", {
    files: threeTurns,
    truth: {
      ...limited,
      usage: null,
      usageAlso: [],
      model: null,
      tools: [],
      note: "Stopped at the limit of turns: an object on stderr, no figures; its code 53 is the exit code.",
    },
  }),
};
