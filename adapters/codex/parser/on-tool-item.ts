import { type JsonRecord, numberAt, stringAt } from "../../shared/framing/fields.ts";
import { emitToolResult, emitToolUse } from "./emit.ts";
import { tellChanges } from "./on-work.ts";
import type { RunState } from "./run-state.ts";

/** How one kind of tool item reads. */
interface ToolItem {
  /** Field that names the tool; else the item's own type does. */
  name?: string;
  input(item: JsonRecord): unknown;
  output(item: JsonRecord): unknown;
}

const TOOL_ITEMS = new Map<string, ToolItem>([
  [
    "command_execution",
    { input: (item) => item.command ?? null, output: (item) => item.aggregated_output ?? null },
  ],
  ["file_change", { input: (item) => item.changes ?? null, output: () => null }],
  [
    "mcp_tool_call",
    {
      name: "tool",
      input: (item) => item.arguments ?? null,
      output: ({ result, error }) => result ?? error ?? null,
    },
  ],
  ["web_search", { input: ({ action, query }) => action ?? query ?? null, output: () => null }],
  [
    "collab_tool_call",
    {
      name: "tool",
      input: ({ prompt, receiver_thread_ids }) => prompt ?? receiver_thread_ids ?? null,
      // What a sub-agent said is here; it is not the answer (INV-CLI-EVENT-005).
      output: (item) => item.agents_states ?? null,
    },
  ],
]);

/**
 * Takes a tool's item; older versions print some tools when they are done only.
 *
 * @returns false when the type is no tool's.
 */
export function onToolItem(state: RunState, item: JsonRecord, type: string, isComplete: boolean): boolean {
  const tool = TOOL_ITEMS.get(type);
  if (tool === undefined) return false;
  const id = stringAt(item.id);
  const name = (tool.name === undefined ? null : stringAt(item[tool.name])) ?? type;
  const server = type === "mcp_tool_call" ? stringAt(item.server) : null;
  emitToolUse(state, id, { name, server, input: tool.input(item) });
  if (id !== null && item.status === "declined") state.tools.deny(id);
  if (!isComplete) return true;
  const hasFailed = isFailed(item);
  const isNews = emitToolResult(state, id, hasFailed, tool.output(item));
  if (isNews && !hasFailed && type === "file_change") tellChanges(state, id, item.changes);
  return true;
}

/** A search shows no status: it is over when it is printed as such. A command without an exit code never ended. */
function isFailed({ status, exit_code }: JsonRecord): boolean {
  const exitCode = numberAt(exit_code);
  if (exit_code === null) return true;
  if (exitCode !== null && exitCode !== 0) return true;
  return typeof status === "string" ? status !== "completed" : status === null;
}
