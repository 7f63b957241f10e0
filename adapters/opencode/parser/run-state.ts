import { DiagnosticsCollector } from "../../shared/diagnostics/diagnostics-collector.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import type { RunReading } from "../../shared/parser/record-reading.ts";
import { ToolLedger } from "../../shared/parser/tool-ledger.ts";
import { Transcript } from "../../shared/parser/transcript.ts";
import { Spending } from "./spending.ts";

/** One model call, as far as it was printed. */
export interface Step {
  /** The texts that it printed, each whole. */
  texts: string[];
  /** A text of it cannot be read: the rest of them is not the answer. */
  hasLostText: boolean;
  /** A tool that it called was told of. */
  hasTool: boolean;
  /** A tool was refused, which stops the run without a word. */
  isRejected: boolean;
  /** How it ended; null: it has not. */
  end: { partId: string | null; reason: string | null } | null;
}

/** All that is known of a run so far. The reducers of one parser change it, nobody else sees it. */
export interface RunState extends RunReading {
  transcript: Transcript;
  tools: ToolLedger;
  spending: Spending;
  sessionId: string | null;
  /** The last model call. */
  step: Step;
  /** Errors that no good end of a model call came after. */
  errors: ErrorEvidence[];
  /** An error was told, and the run went on to a good end all the same. */
  hasRecovered: boolean;
  /** For each call id, the record that first had it: some models number their calls anew in every message. */
  callOwners: Map<string, string | null>;
  /** The text of each part, to tell one that is printed again. */
  printedTexts: Map<string, string>;
  /** Model calls that began anew before they ended, and those whose stream ended without a reason. */
  brokenCalls: number;
  /** A model call has started and not ended. */
  isStepOpen: boolean;
}

export function newRunState(): RunState {
  const state: RunState = {
    events: [],
    transcript: new Transcript((event) => state.events.push(event)),
    tools: new ToolLedger(),
    spending: new Spending(),
    diagnostics: new DiagnosticsCollector(),
    sessionId: null,
    step: newStep(),
    errors: [],
    hasRecovered: false,
    callOwners: new Map(),
    printedTexts: new Map(),
    brokenCalls: 0,
    isStepOpen: false,
  };
  return state;
}

export function newStep(): Step {
  return { texts: [], hasLostText: false, hasTool: false, isRejected: false, end: null };
}

/** The step that a record belongs to: what comes after the end of one belongs to the next. */
export function openStep(state: RunState): Step {
  if (state.step.end !== null) state.step = newStep();
  return state.step;
}
