import type {
  SystemInitRecord,
  SystemRetryRecord,
} from "../../../schemas/wire/qwen/generated/stream-json.ts";
import { type JsonRecord, numberAt, stringAt, type Untrusted } from "../../shared/framing/fields.ts";
import type { RunState } from "./run-state.ts";

/** Subtypes that say nothing about the outcome, by the published packages. */
const IGNORED = new Set([
  "session_end",
  "session_start",
  "task_notification",
  "task_started",
  "worktree_restored",
  "worktree_started",
]);

/** Notices of the CLI about itself. */
export function onSystem(state: RunState, record: JsonRecord): void {
  const subtype = stringAt(record.subtype) ?? "(none)";
  if (subtype === "init") onInit(state, record);
  else if (subtype === "retry") onRetry(state, record);
  else if (!IGNORED.has(subtype)) state.diagnostics.unknownType(`system/${subtype.slice(0, 80)}`);
}

function onInit(state: RunState, record: JsonRecord): void {
  const init = record as Untrusted<SystemInitRecord>;
  state.hasInit = true;
  state.sessionId = stringAt(init.session_id) ?? state.sessionId;
  state.model = stringAt(init.model) ?? state.model;
  state.cliVersion = stringAt(init.qwen_code_version) ?? state.cliVersion;
  state.events.push({
    kind: "session",
    id: state.sessionId,
    model: state.model,
    tools: Array.isArray(init.tools) ? init.tools.length : null,
    cwd: stringAt(init.cwd),
  });
}

/** A model call is made again: a notice, never an error by itself. */
function onRetry(state: RunState, record: JsonRecord): void {
  const { data } = record as Untrusted<SystemRetryRecord>;
  const attempt = numberAt(data, "attempt");
  state.hasRetried = true;
  state.isWaiting = attempt !== null;
  const wait = attempt === null ? "" : ` ${attempt}/${numberAt(data, "maxRetries") ?? "?"}`;
  state.diagnostics.notice(`model call made again${wait}: ${stringAt(data, "reason") ?? "no reason given"}`);
}
