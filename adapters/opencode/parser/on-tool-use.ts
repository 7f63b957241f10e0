import type { ToolState, ToolUseRecord } from "../../../schemas/wire/opencode/generated/stream-json.ts";
import {
  arrayAt,
  booleanAt,
  type JsonRecord,
  numberAt,
  recordAt,
  stringAt,
  type Untrusted,
  valueAt,
} from "../../shared/framing/fields.ts";
import { isRejection } from "../printed-errors.ts";
import { isOfSubAgent, partOf } from "./part-of.ts";
import { openStep, type RunState } from "./run-state.ts";

/** Stands for a call that no tool could take: an unknown name, broken arguments. Its state says completed. */
const NO_TOOL = "invalid";

/** A tool call and its result: one record tells both, once the tool has ended. */
export function onToolUse(state: RunState, record: JsonRecord): void {
  const part: Untrusted<ToolUseRecord["part"]> = partOf(record);
  const call: Untrusted<ToolState> = recordAt(part.state) ?? {};
  if (!isOfSubAgent(state, record)) {
    const step = openStep(state);
    step.hasTool = true;
    step.isRejected ||= isRejection(stringAt(call.error) ?? "");
  }
  const name = stringAt(part.tool);
  if (name === null) return;
  const id = callId(state, stringAt(part.callID), stringAt(part.id));
  if (!state.tools.use(id, name) || id === null) return;
  const isError =
    call.status !== "completed" || name === NO_TOOL || (numberAt(call.metadata, "exit") ?? 0) !== 0;
  state.tools.result(id, isError);
  if (isRejection(stringAt(call.error) ?? "")) state.tools.deny(id);
  const status = isError ? "error" : "ok";
  state.events.push({ kind: "tool_use", tool_call_id: id, name, input: call.input ?? null });
  state.events.push({
    kind: "tool_result",
    tool_call_id: id,
    status,
    output: outputOf(call),
  });
  if (!isError) tellChange(state, id, call);
}

/** What the tool gave. Pictures and other files stand beside the text: with them it is a list. */
function outputOf({ output, error, attachments }: Untrusted<ToolState>): unknown {
  const files = arrayAt(attachments);
  const text = output ?? error ?? null;
  return files.length === 0 ? text : [...(text === null || text === "" ? [] : [text]), ...files];
}

/** A write says whether the file was there, an edit that it was changed. */
function tellChange(state: RunState, id: string, { metadata, input }: Untrusted<ToolState>): void {
  const exists = booleanAt(valueAt(metadata, "exists"));
  const written = exists === null ? null : stringAt(metadata, "filepath");
  const path = written || stringAt(metadata, "filediff", "file");
  if (!path) return;
  const change = exists === false || stringAt(input, "oldString") === "" ? "add" : "update";
  state.events.push({ kind: "file_change", path, change, tool_call_id: id });
}

/** The model's id of a call, or the part's where another call of the run had the same. */
function callId({ callOwners }: RunState, call: string | null, part: string | null): string | null {
  if (call === null) return part;
  const owner = callOwners.get(call);
  if (owner === undefined) callOwners.set(call, part);
  return owner === undefined || owner === part || part === null ? call : part;
}
