import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import type { StepFinishRecord, StepTokens } from "../../../schemas/wire/opencode/generated/stream-json.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { numberAt, recordAt, stringAt, type Untrusted } from "../../shared/framing/fields.ts";
import { addUsage } from "../../shared/outcome/add-usage.ts";
import { DiagnosticsCollector } from "../../shared/outcome/diagnostics-collector.ts";
import { makeUsage } from "../../shared/outcome/make-usage.ts";
import type { ReducerState } from "../../shared/parser/stream-reducer.ts";
import { ToolLedger } from "../../shared/parser/tool-ledger.ts";
import { Transcript } from "../../shared/parser/transcript.ts";

/** Adds up what the model calls of a run say about tokens and money: each call prints its own share. */
class Spending {
  readonly #byPart = new Map<string, { usage: Usage | null; cost: number | null }>();

  /** Takes the part of a step_finish record; one that is printed again counts once (INV-CLI-USAGE-001). */
  add(part: Untrusted<StepFinishRecord["part"]>): void {
    const id = stringAt(part.id) ?? `#${this.#byPart.size}`;
    this.#byPart.set(id, { usage: stepUsage(part.tokens), cost: numberAt(part.cost) });
  }

  usage(): Usage | null {
    return [...this.#byPart.values()].map(({ usage }) => usage).reduce(addUsage, null);
  }

  /** US dollars, or null where no call shows a cost. */
  costUsd(): number | null {
    const costs = [...this.#byPart.values()].flatMap(({ cost }) => cost ?? []);
    return costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0);
  }
}

/** One model call, as far as it was printed. */
export interface Step {
  /** The texts that it printed, each whole. */
  texts: string[];
  /** A text of it cannot be read: the rest of them is not the answer. */
  hasLostText: boolean;
  /** A tool that it called was notified of. */
  hasTool: boolean;
  /** A tool was refused, which stops the run without a word. */
  isRejected: boolean;
  /** How it ended; null: it has not. */
  end: { partId: string | null; messageId: string | null; reason: string | null } | null;
}

/** All that is known of a run so far. The reducers of one parser change it, no one else sees it. */
export interface RunState extends ReducerState {
  transcript: Transcript;
  tools: ToolLedger;
  spending: Spending;
  sessionId: string | null;
  /** The last model call. */
  step: Step;
  /** Errors that no good end of a model call came after. */
  errors: ErrorEvidence[];
  /** An error was reported, and the run went on to a good end all the same. */
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

/** Usage of one model call, or null. Its input never holds a cached token. */
function stepUsage(value: unknown): Usage | null {
  const tokens: Untrusted<StepTokens> | null = recordAt(value);
  if (tokens === null) return null;
  return makeUsage({
    inputTokens: tokens.input,
    outputTokens: outputTokens(tokens),
    cacheReadTokens: numberAt(tokens.cache, "read"),
    cacheCreationTokens: numberAt(tokens.cache, "write"),
    reasoningTokens: tokens.reasoning,
  });
}

/**
 * Output with reasoning. 1.18 prints it without and 1.3.2 with it, which shows by the total; where there is no total
 * (1.0.185), more reasoning than output can only be beside it.
 */
function outputTokens({ input, output, reasoning, cache, total }: Untrusted<StepTokens>): unknown {
  const [beside, said] = [numberAt(reasoning), numberAt(output)];
  if (beside === null || said === null) return output;
  const sum = numberAt(total);
  const rest = [numberAt(input), numberAt(cache, "read"), numberAt(cache, "write")];
  const known = rest.reduce<number>((all, count) => all + (count ?? 0), said);
  const isBeside = sum === null ? beside > said : sum === known + beside;
  return isBeside ? said + beside : said;
}
