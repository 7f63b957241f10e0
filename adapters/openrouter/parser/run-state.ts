import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { DiagnosticsCollector } from "../../shared/outcome/diagnostics-collector.ts";
import type { ReducerState } from "../../shared/parser/stream-reducer.ts";
import { ToolLedger } from "../../shared/parser/tool-ledger.ts";
import { Transcript } from "../../shared/parser/transcript.ts";

/** A call that the model asks for, as far as its pieces have come. */
interface PartialCall {
  id: string | null;
  name: string | null;
  /** JSON text of its arguments, joined. */
  args: string;
}

/** All that is known of a run so far. The reducers of one parser change it, no one else sees it. */
export interface RunState extends ReducerState {
  transcript: Transcript;
  tools: ToolLedger;
  model: string | null;
  /** The call whose pieces come now, and its index in the message. */
  call: { index: number; partial: PartialCall } | null;
  /** Pieces of the thought that comes now. */
  thought: string;
  /** Why the model stopped; the terminal word. */
  finish: string | null;
  /** What error records reported, the last one's words. */
  errors: ErrorEvidence[];
  usage: Usage | null;
  costUsd: number | null;
  /** A part of the answer cannot be read: the rest is not the answer. */
  hasLostText: boolean;
}

export function newRunState(): RunState {
  const state: RunState = {
    events: [],
    transcript: new Transcript((event) => state.events.push(event)),
    tools: new ToolLedger(),
    diagnostics: new DiagnosticsCollector(),
    model: null,
    call: null,
    thought: "",
    finish: null,
    errors: [],
    usage: null,
    costUsd: null,
    hasLostText: false,
  };
  return state;
}
