import { MessageUsage } from "../../shared/anthropic/message-usage.ts";
import type { MessagesState } from "../../shared/anthropic/messages-state.ts";
import { stringAt } from "../../shared/framing/fields.ts";
import { DiagnosticsCollector } from "../../shared/outcome/diagnostics-collector.ts";
import { ToolLedger } from "../../shared/parser/tool-ledger.ts";
import { Transcript } from "../../shared/parser/transcript.ts";
import { LiveTasks } from "./live-tasks.ts";
import { QuotaWindows } from "./quota-windows.ts";
import { Spending } from "./spending.ts";
import type { TurnEnd } from "./turn-end.ts";
import { apiUsage } from "./usage-figures.ts";
import type { ApiError } from "./wire.ts";

/** The last answer of the model: several records with one message id are one message. */
interface LastMessage {
  id: string | null;
  texts: string[];
  /** Nothing came since that ends a message which shows no id. */
  isOpen: boolean;
}

/** All that is known of a run so far. The reducers of one parser change it, no one else sees it. */
export interface RunState extends MessagesState {
  spending: Spending;
  quota: QuotaWindows;
  tasks: LiveTasks;
  /** `reported`: the session event has been sent. */
  session: { id: string | null; model: string | null; reported: boolean };
  /** Model of the last message, for streams whose init is missing. */
  answeringModel: string | null;
  /** Models of all messages, of sub-agents too. */
  models: Set<string>;
  lastMessage: LastMessage;
  /** Text of a message that the CLI wrote itself: an answer only if the turn then ends well. */
  cliMessage: string | null;
  /** Error that the last message stands for. */
  apiError: ApiError | null;
  /** The last model call that was tried again, or the last login that failed. */
  retry: { httpStatus: number | null; code: string | null; text?: string } | null;
  /** How the last turn ended; null: no turn has ended. */
  end: TurnEnd | null;
  /** A turn has begun since the last one ended. */
  turnIsOpen: boolean;
  /** Text of the documents' `content` records, which have no message around them. */
  documented: { text: string; isComplete: boolean } | null;
  /** A `content` record lost its text or its type: the documents' answer has a hole. */
  hasLostContent: boolean;
}

export function newRunState(): RunState {
  const state: RunState = {
    events: [],
    transcript: new Transcript((event) => state.events.push(event)),
    tools: new ToolLedger(),
    messageUsage: new MessageUsage({ usage: apiUsage, isFinal: hasStopReason }),
    spending: new Spending(),
    quota: new QuotaWindows(),
    tasks: new LiveTasks(),
    diagnostics: new DiagnosticsCollector(),
    session: { id: null, model: null, reported: false },
    answeringModel: null,
    models: new Set(),
    lastMessage: { id: null, texts: [], isOpen: false },
    cliMessage: null,
    apiError: null,
    retry: null,
    end: null,
    turnIsOpen: false,
    documented: null,
    hasLostContent: false,
  };
  return state;
}

/** Without a stop reason the figures are those of a message that still runs. */
function hasStopReason(message: unknown): boolean {
  return stringAt(message, "stop_reason") !== null;
}
