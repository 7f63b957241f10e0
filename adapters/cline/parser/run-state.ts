import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { DiagnosticsCollector } from "../../shared/outcome/diagnostics-collector.ts";
import type { ReducerState } from "../../shared/parser/stream-reducer.ts";
import { ToolLedger } from "../../shared/parser/tool-ledger.ts";
import { Transcript } from "../../shared/parser/transcript.ts";
import type { Spending } from "./spending.ts";

/** What the last `run_result` says. */
interface RunResult {
  /** How the run ended; null where that cannot be read. */
  finishReason: string | null;
  /** The answer, or the sentence of the error; null where it cannot be read. */
  text: string | null;
}

/** All that is known of a run so far. The reducers of one parser change it, no one else sees it. */
export interface RunState extends ReducerState {
  transcript: Transcript;
  tools: ToolLedger;
  model: string | null;
  /** What the run has used: so far, or as its result says. */
  spending: Spending | null;
  /** Errors that were reported. */
  errors: ErrorEvidence[];
  /** Errors among them from which the run has gone on. */
  overcome: number;
  isAborted: boolean;
  /** Null: no result came. */
  result: RunResult | null;
}

export function newRunState(): RunState {
  const state: RunState = {
    events: [],
    transcript: new Transcript((event) => state.events.push(event)),
    tools: new ToolLedger(),
    diagnostics: new DiagnosticsCollector(),
    model: null,
    spending: null,
    errors: [],
    overcome: 0,
    isAborted: false,
    result: null,
  };
  return state;
}
