import type {
  MessageDeltaRecord,
  MessageRecord,
  ReasoningRecord,
} from "../../../schemas/wire/copilot/generated/stream-json.ts";
import { type JsonRecord, recordAt, stringAt, type Untrusted } from "../../shared/framing/fields.ts";
import type { RunState } from "./run-state.ts";
import { parentCall } from "./sub-agent.ts";

/** A message begins to stream. */
export function onMessageStart(state: RunState, record: JsonRecord): void {
  if (parentCall(state, record) === null) startMessage(state, stringAt(record, "data", "messageId"));
}

/** A piece of a message. */
export function onMessageDelta(state: RunState, record: JsonRecord): void {
  if (parentCall(state, record) !== null) return;
  const data: Untrusted<MessageDeltaRecord["data"]> = recordAt(record.data) ?? {};
  const id = stringAt(data.messageId);
  const { streamed } = state.turn;
  // 1.0.32 does not announce a message.
  if (streamed === null || (id !== null && id !== streamed.id)) startMessage(state, id);
  const message = state.turn.streamed!;
  if (typeof data.deltaContent !== "string") {
    message.hasLostPiece = true;
    return;
  }
  message.text += data.deltaContent;
  if (data.deltaContent !== "") state.transcript.delta(data.deltaContent);
}

/** A whole message; what was streamed of it was the same. Its tools are reported when they start. */
export function onMessage(state: RunState, record: JsonRecord): void {
  const data: Untrusted<MessageRecord["data"]> = recordAt(record.data) ?? {};
  const parent = parentCall(state, record);
  think(state, data.reasoningText, parent);
  state.lastThought = stringAt(data.reasoningText);
  if (typeof data.model === "string") state.models.add(data.model);
  if (parent !== null) return;
  if (typeof data.model === "string") state.model = data.model;
  const content = stringAt(data.content);
  state.turn.message = { id: stringAt(data.messageId), content };
  if (content === null || content === "") state.transcript.stopBlock();
  else state.transcript.block(content);
  state.transcript.finishCall();
}

/** A whole thought, which comes behind the message that it led to and is in that, too. */
export function onReasoning(state: RunState, record: JsonRecord): void {
  const { content }: Untrusted<ReasoningRecord["data"]> = recordAt(record.data) ?? {};
  if (content !== state.lastThought) think(state, content, parentCall(state, record));
  state.lastThought = null;
}

function think(state: RunState, text: unknown, parent: string | null): void {
  if (typeof text !== "string" || text === "") return;
  state.events.push({ kind: "thinking", text, ...(parent !== null && { parent_tool_call_id: parent }) });
}

function startMessage(state: RunState, id: string | null): void {
  state.turn.streamed = { id, text: "", hasLostPiece: false };
  state.transcript.startBlock();
}
