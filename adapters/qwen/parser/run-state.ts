import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import { MessageUsage } from "../../shared/anthropic/message-usage.ts";
import type { MessagesState } from "../../shared/anthropic/messages-state.ts";
import { takeToolResults } from "../../shared/anthropic/take-tool-results.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import type { JsonRecord } from "../../shared/framing/fields.ts";
import { DiagnosticsCollector } from "../../shared/outcome/diagnostics-collector.ts";
import { ToolLedger } from "../../shared/parser/tool-ledger.ts";
import { Transcript } from "../../shared/parser/transcript.ts";
import { lineUsage } from "./usage-figures.ts";

/** What a result record, or the document of an old version, says of the end. */
interface EndRecord {
  /** `unsure`: no sign of failure, but it does not say that the run went well either. */
  word: "ok" | "error" | "unsure";
  /** Null: it holds no text. */
  answer: string | null;
  /** What it says of the failure, most specific first. */
  evidence: ErrorEvidence[];
  usage: Usage | null;
  /** It is a document of 0.1, which tells nothing of failed model calls. */
  /** The answer by the schema of --json-schema; undefined: none was printed. */
  structuredOutput?: unknown;
  isOldDocument: boolean;
}

/** All that is known of a run so far. The reducers of one parser change it, no one else sees it. */
export interface RunState extends MessagesState {
  sessionId: string | null;
  model: string | null;
  /** Models of all messages that are counted, of sub-agents too. */
  models: Set<string>;
  /** What init says. */
  cliVersion: string | null;
  hasInit: boolean;
  /** The last message of the top-level agent; `isCounted`: it shows tokens, so a model said it. */
  lastMessage: { texts: string[]; isCounted: boolean };
  /** A message that is the CLI's sentence about a failed call, and shows no tokens: an answer only if more comes. */
  cliMessage: string | null;
  /** A text of the last message cannot be read. */
  hasLostText: boolean;
  /** What a sub-agent failed with: the run goes on. */
  innerError: ErrorEvidence[];
  /** Results of calls that were never run, by the call's id: each may come again, and have another. */
  skipped: Map<string, { block: JsonRecord; parent: string | null }>;
  /** Model calls were made again: the messages do not show all tokens. */
  hasRetried: boolean;
  /** The CLI waits before it calls again, as it does for a limit. */
  isWaiting: boolean;
  end: EndRecord | null;
}

export function newRunState(): RunState {
  const state: RunState = {
    events: [],
    transcript: new Transcript((event) => state.events.push(event)),
    tools: new ToolLedger(),
    messageUsage: new MessageUsage({ usage: lineUsage, isFinal: () => true }),
    diagnostics: new DiagnosticsCollector(),
    sessionId: null,
    model: null,
    models: new Set(),
    cliVersion: null,
    hasInit: false,
    lastMessage: { texts: [], isCounted: false },
    cliMessage: null,
    hasLostText: false,
    innerError: [],
    skipped: new Map(),
    hasRetried: false,
    isWaiting: false,
    end: null,
  };
  return state;
}

/** More came behind the CLI's own sentence: so it was a text of the model's. */
export function releaseOwnWords(state: RunState): void {
  if (state.cliMessage !== null) state.transcript.block(state.cliMessage);
  state.cliMessage = null;
}

/** The run is over: what was skipped did not come again, and the call has the result that was reported. */
export function releaseSkipped(state: RunState): void {
  for (const { block, parent } of state.skipped.values()) takeToolResults(state, [block], parent);
  state.skipped.clear();
}
