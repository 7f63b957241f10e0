import type { SystemInitRecord } from "../../../schemas/wire/claude/generated/stream-json.ts";
import { takeDenials } from "../../shared/anthropic/take-denials.ts";
import { httpStatusOf } from "../../shared/errors/http-status.ts";
import {
  arrayAt,
  type JsonRecord,
  nonEmptyString,
  numberAt,
  stringAt,
  type Untrusted,
} from "../../shared/framing/fields.ts";
import type { RunState } from "./run-state.ts";

/** Subtypes that say nothing about the outcome. */
const IGNORED = new Set([
  "background_tasks_changed",
  "commands_changed",
  "control_request_progress",
  "elicitation_complete",
  "files_persisted",
  "hook_progress",
  "hook_response",
  "hook_started",
  "informational",
  "local_command_output",
  "memory_recall",
  "model_refusal_no_fallback",
  "plugin_install",
  "session_state_changed",
  "status",
  "task_notification",
  "task_progress",
  "task_started",
  "task_updated",
  "thinking_tokens",
  "ui_invalidate",
  "worker_shutting_down",
]);

/** Subtypes whose news a reader of the outcome wants, and the field that holds them in words. */
const NEWS: ReadonlyMap<string, string> = new Map([
  ["mirror_error", "error"],
  ["model_refusal_fallback", "content"],
  ["notification", "text"],
  ["permission_denied", "message"],
  ["session_writes_lost", "error_code"],
]);

/** Notices of the CLI about itself; only init and retries matter to the outcome. */
export function onSystem(state: RunState, record: JsonRecord): void {
  const subtype = stringAt(record.subtype) ?? "(none)";
  state.tasks.take(subtype, record);
  if (subtype === "init") onInit(state, record);
  else if (subtype === "api_retry") onApiRetry(state, record);
  else if (subtype === "compact_boundary") onCompaction(state, record);
  else if (NEWS.has(subtype)) onNews(state, subtype, record);
  else if (typeof record.content === "string") state.diagnostics.notice(record.content);
  else if (!IGNORED.has(subtype)) state.diagnostics.unknownType(`system/${subtype.slice(0, 80)}`);
}

function onNews(state: RunState, subtype: string, record: JsonRecord): void {
  state.diagnostics.notice(`${subtype}: ${nonEmptyString(record[NEWS.get(subtype)!]) ?? "no reason given"}`);
  if (subtype === "permission_denied") takeDenials(state, [record]);
  if (subtype !== "model_refusal_fallback") return;
  const goesBack = record.direction === "revert";
  const model = stringAt(goesBack ? record.original_model : record.fallback_model);
  state.session.model = model ?? state.session.model;
}

/** The conversation was replaced by a summary. */
function onCompaction(state: RunState, { compact_metadata: metadata }: JsonRecord): void {
  const trigger = stringAt(metadata, "trigger");
  state.events.push({
    kind: "compaction",
    trigger: trigger === "auto" || trigger === "manual" ? trigger : null,
    tokens_before: numberAt(metadata, "pre_tokens"),
    tokens_after: numberAt(metadata, "post_tokens"),
  });
}

/** Start of a turn. A process with several prompts prints one for each; its session is reported once. */
function onInit(state: RunState, record: Untrusted<SystemInitRecord>): void {
  const id = stringAt(record.session_id);
  const model = stringAt(record.model);
  const isNews = !state.session.reported || id !== state.session.id || model !== state.session.model;
  state.session = { id: id ?? state.session.id, model: model ?? state.session.model, reported: true };
  state.turnIsOpen = true;
  state.lastMessage.isOpen = false;
  state.apiError = null;
  state.cliMessage = null;
  if (!isNews) return;
  const tools = Array.isArray(record.tools) ? arrayAt(record.tools).length : null;
  state.events.push({ kind: "session", id, model, tools, cwd: stringAt(record.cwd) });
}

/** A model call will be tried again: a notice, never an error by itself. */
function onApiRetry(state: RunState, record: JsonRecord): void {
  const httpStatus = httpStatusOf(record.error_status);
  const code = nonEmptyString(record.error);
  state.retry = { httpStatus, code };
  const attempt = `${numberAt(record.attempt) ?? "?"}/${numberAt(record.max_retries) ?? "?"}`;
  state.diagnostics.notice(`retry ${attempt}: ${httpStatus ?? "no HTTP status"} ${code ?? ""}`);
}
