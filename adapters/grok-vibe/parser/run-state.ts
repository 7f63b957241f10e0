import { DiagnosticsCollector } from "../../shared/outcome/diagnostics-collector.ts";
import type { ReducerState } from "../../shared/parser/stream-reducer.ts";
import { ToolLedger } from "../../shared/parser/tool-ledger.ts";
import { Transcript } from "../../shared/parser/transcript.ts";

/** What the last message without tool calls says; no record follows a run's last word. */
type LastWord =
  | { kind: "answer"; text: string }
  | { kind: "failed"; reason: string }
  /** It is there and cannot be read. */
  | { kind: "lost" };

/** All that is known of a run so far. */
export interface RunState extends ReducerState {
  transcript: Transcript;
  tools: ToolLedger;
  /** Null: more has to come. */
  last: LastWord | null;
}

export function newRunState(): RunState {
  const state: RunState = {
    events: [],
    diagnostics: new DiagnosticsCollector(),
    transcript: new Transcript((event) => state.events.push(event)),
    tools: new ToolLedger(),
    last: null,
  };
  return state;
}
