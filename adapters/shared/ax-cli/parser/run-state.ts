import { DiagnosticsCollector } from "../../outcome/diagnostics-collector.ts";
import type { ReducerState } from "../../parser/stream-reducer.ts";
import { ToolLedger } from "../../parser/tool-ledger.ts";
import { Transcript } from "../../parser/transcript.ts";
import type { ReportedFailure, SentencePlace } from "../cli-sentences.ts";

/** What the CLI ended with. */
export interface Ending {
  /** The answer; null: it cannot be read. */
  answer: string | null;
  /** The CLI says that the run failed; the type of its error, where it prints one, is in `code`. */
  failure: ReportedFailure | null;
}

/** All that is known of a run so far. The reducers of one parser change it, no one else sees it. */
export interface RunState extends ReducerState {
  transcript: Transcript;
  tools: ToolLedger;
  turn: SentencePlace;
  /** Calls that wait for their results, in order; null for one that shows no id. */
  waiting: (string | null)[];
  /** The last message without tool calls, as long as nothing came after it. */
  ending: Ending | null;
  model: string | null;
}

export function newRunState(): RunState {
  const state: RunState = {
    events: [],
    transcript: new Transcript((event) => state.events.push(event)),
    tools: new ToolLedger(),
    diagnostics: new DiagnosticsCollector(),
    turn: newTurn(false),
    waiting: [],
    ending: null,
    model: null,
  };
  return state;
}

export function newTurn(hasPrompt: boolean): SentencePlace {
  return { hasPrompt, hasSpoken: false, hasCalled: false };
}
