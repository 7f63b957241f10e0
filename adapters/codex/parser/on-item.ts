import type {
  AgentMessageItem,
  ReasoningItem,
  WarningItem,
} from "../../../schemas/wire/codex/generated/stream-json.ts";
import { type JsonRecord, recordAt, stringAt, type Untrusted } from "../../shared/framing/fields.ts";
import { emitText } from "./emit.ts";
import { mayBeCompaction } from "./on-compaction.ts";
import { onToolItem } from "./on-tool-item.ts";
import { tellPlan } from "./on-work.ts";
import type { RunState } from "./run-state.ts";

/** A message, a thought, a tool call, a plan or a warning. Texts come whole, when they are complete. */
export function onItem(state: RunState, record: JsonRecord): void {
  const item = recordAt(record.item);
  // A record that lost its type is taken for a complete item: nothing else reports an answer.
  const isComplete = record.type === "item.completed" || typeof record.type !== "string";
  if (item === null) {
    if (isComplete) state.hasLostAnswer = true;
    return;
  }
  const type = itemType(item);
  switch (type) {
    case "agent_message":
      if (isComplete) onAgentMessage(state, item);
      return;
    case "reasoning":
      if (isComplete) onReasoning(state, item);
      return;
    case "error":
      onWarning(state, item);
      return;
    case "todo_list":
      tellPlan(state, item.items);
      return;
    case null:
      state.diagnostics.unknownType("item/(none)");
      if (isComplete && ("text" in item || stringAt(item.id) === null)) state.hasLostAnswer = true;
      return;
    default:
      if (!onToolItem(state, item, type, isComplete))
        state.diagnostics.unknownType(`item/${type.slice(0, 80)}`);
  }
}

/** The documents' `item_type` and `assistant_message` are read too, and their `item.agent_message.text`. */
function itemType(item: JsonRecord): string | null {
  const type = stringAt(item.type) ?? stringAt(item.item_type);
  if (type === "assistant_message") return "agent_message";
  return type ?? (stringAt(item, "agent_message", "text") === null ? null : "agent_message");
}

function onAgentMessage(state: RunState, item: JsonRecord): void {
  const { text } = item as Untrusted<AgentMessageItem>;
  const said = stringAt(text) ?? stringAt(item, "agent_message", "text");
  if (said === null) state.hasLostAnswer = true;
  else {
    state.hasLostAnswer = false;
    if (!mayBeCompaction(state, said)) emitText(state, said);
  }
}

function onReasoning(state: RunState, item: JsonRecord): void {
  const text = stringAt((item as Untrusted<ReasoningItem>).text);
  if (text) state.events.push({ kind: "thinking", text });
}

/** A warning, never a failure: an unknown model's, or of a transport that another took over from. */
function onWarning(state: RunState, item: JsonRecord): void {
  state.diagnostics.notice(stringAt((item as Untrusted<WarningItem>).message) ?? "");
  state.retry = null;
}
