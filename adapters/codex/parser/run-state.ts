import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { DiagnosticsCollector } from "../../shared/outcome/diagnostics-collector.ts";
import type { ReducerState } from "../../shared/parser/stream-reducer.ts";
import { ToolLedger } from "../../shared/parser/tool-ledger.ts";
import { Transcript } from "../../shared/parser/transcript.ts";
import { PrintedUsage } from "./printed-usage.ts";

/** All that is known of a run so far. The reducers of one parser change it, no one else sees it. */
export interface RunState extends ReducerState {
  transcript: Transcript;
  tools: ToolLedger;
  usage: PrintedUsage;
  sessionId: string | null;
  model: string | null;
  /** Text of the last agent message of the turn: the answer, should it end well. Null: none yet. */
  answer: string | null;
  /** A message that is the model's, or says that the CLI made a summary. */
  heldText: string | null;
  /** A record that may have held the answer cannot be read: what is left is not the answer. */
  hasLostAnswer: boolean;
  /** How the last turn ended; null: it is open, or none began. */
  end: { word: "ok" } | { word: "error"; error: ErrorEvidence[] } | null;
  /** The last error record that is no retry notice and has no failed turn behind it yet. */
  pending: ErrorEvidence[] | null;
  /** The last model call that is tried again, until something comes of it. */
  retry: ErrorEvidence[] | null;
  /** The records are those of 0.36, none of which ends a run. */
  hasNoTerminalRecord: boolean;
  /** 0.36: a task has begun; errors before it are warnings. */
  hasTask: boolean;
  /** 0.36: the model call at hand used a tool, so that another call will follow. */
  callUsedTool: boolean;
  /** 0.36: what each patch under way changes, by its call; its end does not repeat it. */
  patches: Map<string, unknown>;
  /** A record of the CLI's own came; else stdout may hold a document instead. */
  hasOwnRecords: boolean;
  /** The answer, or the error, of an object that protocol documents show for any CLI. */
  documented: { answer: string; usage: Usage | null } | { error: ErrorEvidence[] } | null;
}

export function newRunState(): RunState {
  const state: RunState = {
    events: [],
    transcript: new Transcript((event) => state.events.push(event)),
    tools: new ToolLedger(),
    usage: new PrintedUsage(),
    diagnostics: new DiagnosticsCollector(),
    sessionId: null,
    model: null,
    answer: null,
    heldText: null,
    hasLostAnswer: false,
    end: null,
    pending: null,
    retry: null,
    hasNoTerminalRecord: false,
    hasTask: false,
    callUsedTool: false,
    patches: new Map(),
    hasOwnRecords: false,
    documented: null,
  };
  return state;
}
