import { MessageUsage } from "../../shared/anthropic/message-usage.ts";
import type { MessagesState } from "../../shared/anthropic/messages-state.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { stringAt } from "../../shared/framing/fields.ts";
import { DiagnosticsCollector } from "../../shared/outcome/diagnostics-collector.ts";
import { ToolLedger } from "../../shared/parser/tool-ledger.ts";
import { Transcript } from "../../shared/parser/transcript.ts";
import { figures } from "./figures.ts";
import { Spending } from "./spending.ts";
import type { TurnEnd } from "./turn-end.ts";

/** What the model said last. */
export interface Reply {
  text: string;
  /** The model call is over: what comes next is another reply. */
  isClosed: boolean;
  /** A piece of it could not be read. */
  hasLostPiece: boolean;
}

/** All that is known of a run so far, whichever of its formats it prints. */
export interface RunState extends MessagesState {
  spending: Spending;
  session: { id: string | null; model: string | null; reported: boolean };
  /** Model of the last message, where messages name it. */
  answeringModel: string | null;
  reply: Reply;
  /** How the last turn ended; null: none has. */
  end: TurnEnd | null;
  /** Errors that were reported, ahead of the end or as the end. */
  errors: ErrorEvidence[];
  hitTurnLimit: boolean;
  /** The answer by the schema of --json-schema; undefined: none was printed. */
  structuredOutput?: unknown;
}

export function newRunState(): RunState {
  const state: RunState = {
    events: [],
    transcript: new Transcript((event) => state.events.push(event)),
    tools: new ToolLedger(),
    messageUsage: new MessageUsage({ usage: figures, isFinal: hasStopReason }),
    diagnostics: new DiagnosticsCollector(),
    spending: new Spending(),
    session: { id: null, model: null, reported: false },
    answeringModel: null,
    reply: newReply(),
    end: null,
    errors: [],
    hitTurnLimit: false,
  };
  return state;
}

export function newReply(): Reply {
  return { text: "", isClosed: false, hasLostPiece: false };
}

/** Without a stop reason the figures are those of a message that was cut. */
function hasStopReason(message: unknown): boolean {
  return stringAt(message, "stop_reason") !== null;
}
