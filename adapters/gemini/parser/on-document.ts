import type { JsonOutput } from "../../../schemas/wire/gemini/generated/json.ts";
import { arrayAt, type JsonRecord, recordAt, stringAt, type Untrusted } from "../../shared/framing/fields.ts";
import { countedModels, documentUsage, mainModel } from "../../shared/gemini-cli/model-stats.ts";
import { documentedAnswer } from "../../shared/outcome/documented.ts";
import { parseError } from "./parse-error.ts";
import type { RunState } from "./run-state.ts";
import { metadataUsage } from "./stats.ts";

/**
 * The object that json mode prints, in the form of any version, or one of those that protocol documents show.
 *
 * @returns false when it is none of them.
 */
export function onDocument(state: RunState, record: JsonRecord): boolean {
  const { session_id, response, stats, error, warnings } = record as Untrusted<JsonOutput>;
  const isReported = error !== undefined && error !== null && error !== false;
  const isOwn = "response" in record;
  const answer = isOwn ? stringAt(response) : documentedAnswer(record);
  if (!isReported && !isOwn && answer === null) return false;
  const { usage, isNothing } = documentUsage(stats);
  state.sessionId = stringAt(session_id) ?? state.sessionId;
  state.model = mainModel(stats) ?? state.model;
  state.models = countedModels(stats);
  state.end = {
    word: isReported ? "error" : answer === "" ? "unsure" : "ok",
    evidence: isReported ? parseError(error) : [],
    usage: usage ?? metadataUsage(record),
    hasNoTokens: isNothing,
    hasFigures: "stats" in record,
    // 0.24 and later print `session_id`.
    isOldShape: recordAt(stats) !== null && !("session_id" in record),
  };
  for (const warning of arrayAt(warnings)) onWarning(state, warning);
  if (answer === null) state.hasLostText = true;
  else if (answer !== "" && !isReported) state.transcript.block(answer);
  return true;
}

/** What a stream tells by error records: that the turns ran out is one of severity error there. */
function onWarning(state: RunState, warning: unknown): void {
  const text = stringAt(warning);
  if (text === null) return;
  state.diagnostics.notice(text);
  if (text === "Maximum session turns exceeded") state.pending.push({ place: "record", text });
}
