import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { DiagnosticsCollector } from "../../shared/outcome/diagnostics-collector.ts";
import type { ReducerState } from "../../shared/parser/stream-reducer.ts";
import { ToolLedger } from "../../shared/parser/tool-ledger.ts";
import { Transcript } from "../../shared/parser/transcript.ts";

/** What a result record, or the document of json mode, says of the end. */
interface EndRecord {
  /** `unsure`: no sign of failure, but it does not say that the run went well either. */
  word: "ok" | "error" | "unsure";
  /** What it says of the failure, most specific first. */
  evidence: ErrorEvidence[];
  usage: Usage | null;
  /** It counts, and counted no token at all: no model answered. */
  hasNoTokens: boolean;
  /** It is of a form that may show figures: where it does not, they are unknown. */
  hasFigures: boolean;
  /** It has the shape of the versions that hide failed model calls. */
  isOldShape: boolean;
}

/** All that is known of a run so far. The reducers of one parser change it, no one else sees it. */
export interface RunState extends ReducerState {
  transcript: Transcript;
  tools: ToolLedger;
  sessionId: string | null;
  model: string | null;
  /** Models that counted tokens. */
  models: readonly string[];
  /** Index of the first message of the last turn: the answer is that and what comes after. */
  answerFrom: number;
  /** A tool's result or another prompt came: the next text begins another turn. */
  isTurnOver: boolean;
  /** Pieces of text in the last turn so far, and their length together. */
  pieces: number;
  turnLength: number;
  /** A text of the last turn cannot be read: the rest of it is not the answer. */
  hasLostText: boolean;
  /** Errors that were reported without ending the run, and that nothing of the model's came after. */
  pending: ErrorEvidence[];
  /** Messages came that say who speaks and have no type, as protocol documents show them: nothing ends those. */
  hasBareMessages: boolean;
  /** A record of the CLI's own came. */
  hasOwnRecords: boolean;
  end: EndRecord | null;
}

export function newRunState(): RunState {
  const state: RunState = {
    events: [],
    transcript: new Transcript((event) => state.events.push(event)),
    tools: new ToolLedger(),
    diagnostics: new DiagnosticsCollector(),
    sessionId: null,
    model: null,
    models: [],
    answerFrom: 0,
    isTurnOver: false,
    pieces: 0,
    turnLength: 0,
    hasLostText: false,
    pending: [],
    hasBareMessages: false,
    hasOwnRecords: false,
    end: null,
  };
  return state;
}

/** Text from here on belongs to another turn. */
export function startTurn(state: RunState): void {
  state.transcript.stopBlock();
  state.transcript.finishCall();
  state.answerFrom = state.transcript.messages.length;
  state.isTurnOver = false;
  state.pieces = 0;
  state.turnLength = 0;
  state.hasLostText = false;
}

/** The text of the last turn. */
export function lastTurnText({ transcript, answerFrom }: RunState): string {
  return transcript.messages.slice(answerFrom).join("");
}
