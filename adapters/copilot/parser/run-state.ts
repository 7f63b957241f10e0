import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { type JsonRecord, numberAt, recordAt, stringAt } from "../../shared/framing/fields.ts";
import { addUsage } from "../../shared/outcome/add-usage.ts";
import { DiagnosticsCollector } from "../../shared/outcome/diagnostics-collector.ts";
import { makeUsage } from "../../shared/outcome/make-usage.ts";
import type { ReducerState } from "../../shared/parser/stream-reducer.ts";
import { ToolLedger } from "../../shared/parser/tool-ledger.ts";
import { Transcript } from "../../shared/parser/transcript.ts";

/**
 * Adds up what the model calls of a run say of their tokens. Runs on GitHub's own models are reported to; others do
 * not.
 */
class Spending {
  readonly #byRecord = new Map<string, Usage | null>();

  /** Takes an `assistant.usage` record; one that is printed again counts once (INV-CLI-USAGE-001). */
  add(record: JsonRecord): void {
    this.#byRecord.set(stringAt(record.id) ?? `#${this.#byRecord.size}`, callUsage(recordAt(record.data)));
  }

  usage(): Usage | null {
    return [...this.#byRecord.values()].reduce(addUsage, null);
  }
}

/** One turn of the agent: a model call, with the tries of it that failed. */
export interface Turn {
  /** The last message of the turn that is whole; null: none came. */
  message: { id: string | null; content: string | null } | null;
  /** What the last try streamed, by message. */
  streamed: { id: string | null; text: string; hasLostPiece: boolean } | null;
}

/** All that is known of a run so far. The reducers of one parser change it, no one else sees it. */
export interface RunState extends ReducerState {
  transcript: Transcript;
  tools: ToolLedger;
  spending: Spending;
  model: string | null;
  /** Models of all messages, of sub-agents too. */
  models: Set<string>;
  sessionId: string | null;
  turn: Turn;
  /** Turns whose text was cut at the model's limit: the CLI asks it to go on and prints no message of them. */
  cutTurns: number;
  /** The thought that the last message brought; its own record comes next. */
  lastThought: string | null;
  /** Errors of the session since the last good model call. */
  errors: ErrorEvidence[];
  /** The last model call that failed, if none went well since. */
  failedCall: ErrorEvidence[];
  isAborted: boolean;
  /** The tool call that started each sub-agent. */
  subAgents: Map<string, string>;
  /** What the last result says; null: none came. */
  end: { exitCode: number | null } | null;
}

export function newRunState(): RunState {
  const state: RunState = {
    events: [],
    transcript: new Transcript((event) => state.events.push(event)),
    tools: new ToolLedger(),
    spending: new Spending(),
    diagnostics: new DiagnosticsCollector(),
    model: null,
    models: new Set(),
    sessionId: null,
    turn: newTurn(),
    cutTurns: 0,
    lastThought: null,
    errors: [],
    failedCall: [],
    isAborted: false,
    subAgents: new Map(),
    end: null,
  };
  return state;
}

export function newTurn(): Turn {
  return { message: null, streamed: null };
}

/** The input figure includes what was read from the cache or written to it, as in the CLI's own summary. */
function callUsage(data: JsonRecord | null): Usage | null {
  const input = numberAt(data, "inputTokens");
  const [read, written] = [numberAt(data, "cacheReadTokens"), numberAt(data, "cacheWriteTokens")];
  return makeUsage({
    inputTokens: input === null ? null : Math.max(0, input - (read ?? 0) - (written ?? 0)),
    outputTokens: numberAt(data, "outputTokens"),
    cacheReadTokens: read,
    cacheCreationTokens: written,
    reasoningTokens: numberAt(data, "reasoningTokens"),
  });
}
