import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import { DiagnosticsCollector } from "../../shared/outcome/diagnostics-collector.ts";
import type { ReducerState } from "../../shared/parser/stream-reducer.ts";
import { ToolLedger } from "../../shared/parser/tool-ledger.ts";
import { Transcript } from "../../shared/parser/transcript.ts";

/** What the last result says. */
interface RunResult {
  /** Null where its flag cannot be read: a subtype that says success does not make up for that. */
  isError: boolean | null;
  /** The answer, or why there is none; null where it cannot be read. */
  text: string | null;
  subtype: string | null;
  usage: Usage | null;
}

/** All that is known of a run so far. The reducers of one parser change it, no one else sees it. */
export interface RunState extends ReducerState {
  transcript: Transcript;
  tools: ToolLedger;
  /** Texts come in pieces, so that a last record with all of them is a copy. */
  hasPieces: boolean;
  /** The thought that is being streamed. */
  thought: string;
  model: string | null;
  sessionId: string | null;
  /** Null: no result came. */
  result: RunResult | null;
}

export function newRunState(): RunState {
  const state: RunState = {
    events: [],
    transcript: new Transcript((event) => state.events.push(event)),
    tools: new ToolLedger(),
    diagnostics: new DiagnosticsCollector(),
    hasPieces: false,
    thought: "",
    model: null,
    sessionId: null,
    result: null,
  };
  return state;
}
