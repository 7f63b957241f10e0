import type {
  AssistantRecord,
  InitRecord,
  ResultRecord,
  StreamEventRecord,
  UserRecord,
} from "../../../schemas/wire/grok/generated/stream-json.ts";
import { contentBlocks } from "../../shared/anthropic/messages-state.ts";
import { takeBlock } from "../../shared/anthropic/take-block.ts";
import { takeStreamEvent } from "../../shared/anthropic/take-stream-event.ts";
import { takeToolResults } from "../../shared/anthropic/take-tool-results.ts";
import {
  arrayAt,
  type JsonRecord,
  nonEmptyString,
  stringAt,
  type Untrusted,
  valueAt,
} from "../../shared/framing/fields.ts";
import { jsonRecord } from "../../shared/framing/json-record.ts";
import { hasFailed } from "./on-tool.ts";
import { parseError } from "./parse-error.ts";
import { newReply, type RunState } from "./run-state.ts";
import { resultEnd } from "./turn-end.ts";

/** The start of a run of streaming-messages-json; held back by the CLI until something else is to be printed. */
export function onSystem(state: RunState, record: JsonRecord): void {
  const { subtype, session_id, model, tools, cwd }: Untrusted<InitRecord> = record;
  if (subtype !== "init") {
    state.diagnostics.unknownType(`system/${nonEmptyString(subtype)?.slice(0, 80) ?? "(none)"}`);
    return;
  }
  const [id, name] = [stringAt(session_id), stringAt(model)];
  const isNews = !state.session.reported || id !== state.session.id || name !== state.session.model;
  state.session = { id: id ?? state.session.id, model: name ?? state.session.model, reported: true };
  if (!isNews) return;
  const count = Array.isArray(tools) ? arrayAt(tools).length : null;
  state.events.push({ kind: "session", id, model: name, tools: count, cwd: stringAt(cwd) });
}

/** A whole message of the model. */
export function onAssistant(state: RunState, record: JsonRecord): void {
  const { message, parent_tool_use_id }: Untrusted<AssistantRecord> = record;
  const parent = stringAt(parent_tool_use_id);
  state.messageUsage.message(message);
  const texts = contentBlocks(valueAt(message, "content")).map((block) => takeBlock(state, block, parent));
  if (parent !== null) return;
  state.answeringModel = stringAt(message, "model") ?? state.answeringModel;
  const own = texts.filter((text) => text !== null);
  if (own.length > 0) state.reply = { ...newReply(), text: own.join("") };
}

/** Results of tools. The text ahead of them is no part of the answer. */
export function onUser(state: RunState, record: JsonRecord): void {
  const { message, parent_tool_use_id }: Untrusted<UserRecord> = record;
  const blocks = contentBlocks(valueAt(message, "content")).map(withTrueStatus);
  const isOwn = stringAt(parent_tool_use_id) === null;
  if (isOwn && blocks.some(({ type }) => type === "tool_result")) state.reply = newReply();
  takeToolResults(state, blocks, stringAt(parent_tool_use_id));
}

/** A result is JSON in a string; a command that failed is no error to the CLI, but its exit code is in there. */
function withTrueStatus(block: JsonRecord): JsonRecord {
  if (block.is_error === true || typeof block.content !== "string") return block;
  const output = jsonRecord(block.content);
  return output?.type === "Bash" && hasFailed(output) ? { ...block, is_error: true } : block;
}

/** Raw events of --include-partial-messages; a sub-agent's are no part of the answer. */
export function onStreamEvent(state: RunState, record: JsonRecord): void {
  const { event, parent_tool_use_id }: Untrusted<StreamEventRecord> = record;
  if (typeof parent_tool_use_id !== "string") takeStreamEvent(state, event);
}

/** The end of a run of streaming-messages-json. */
export function onResult(state: RunState, record: JsonRecord): void {
  const { result, session_id, subtype, errors }: Untrusted<ResultRecord> = record;
  state.transcript.stopBlock();
  state.spending.end(record);
  state.end = resultEnd(record);
  state.session.id = stringAt(session_id) ?? state.session.id;
  if (state.end.word === "ok") {
    // An empty result beside a printed message: the message is the answer.
    if (typeof result === "string" && (result !== "" || state.reply.text === ""))
      state.reply = { ...newReply(), text: result };
    return;
  }
  const reported = arrayAt(errors).flatMap((one) =>
    typeof one === "string" ? [parseError("record", one)] : [],
  );
  state.errors.push(...reported, { place: "record", code: nonEmptyString(subtype) });
}
