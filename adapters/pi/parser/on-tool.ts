import type {
  ToolExecutionEndRecord,
  ToolExecutionStartRecord,
  ToolResultMessage,
} from "../../../schemas/wire/pi/generated/stream-json.ts";
import { type JsonRecord, recordAt, stringAt, type Untrusted } from "../../shared/framing/fields.ts";
import { messageFigures } from "./message-figures.ts";
import type { RunState } from "./run-state.ts";

/** A tool begins to run. A call that the model asked for and that never ran is none. */
export function onToolStart(state: RunState, record: JsonRecord): void {
  const { toolCallId, toolName, args }: Untrusted<ToolExecutionStartRecord> = record;
  const [id, name] = [stringAt(toolCallId), stringAt(toolName)];
  if (name === null || !state.tools.use(id, name) || id === null) return;
  state.events.push({ kind: "tool_use", tool_call_id: id, name, input: args ?? null });
}

/** A tool has ended. Its output is what the model gets, a list of blocks; beside it there may be the same at length, for programs. */
export function onToolEnd(state: RunState, record: JsonRecord): void {
  const { toolCallId, result, isError }: Untrusted<ToolExecutionEndRecord> = record;
  tellResult(state, stringAt(toolCallId), isError, recordAt(result)?.content ?? result);
}

/** The result as a message: a copy, and the figures of a tool that asked a model itself. */
export function onToolMessage(state: RunState, message: JsonRecord): void {
  const { toolCallId, content, isError, usage }: Untrusted<ToolResultMessage> = message;
  const id = stringAt(toolCallId);
  tellResult(state, id, isError, content);
  if (id !== null) state.spending.set(`tool ${id}`, messageFigures(usage));
}

function tellResult(state: RunState, id: string | null, isError: unknown, output: unknown): void {
  const hasFailed = isError !== false;
  if (id === null || !state.tools.result(id, hasFailed)) return;
  state.events.push({
    kind: "tool_result",
    tool_call_id: id,
    status: hasFailed ? "error" : "ok",
    output: output ?? null,
  });
}
