import semver from "semver";
import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import { addUsage } from "../../shared/outcome/add-usage.ts";
import { DiagnosticsCollector } from "../../shared/outcome/diagnostics-collector.ts";
import type { ReducerState } from "../../shared/parser/stream-reducer.ts";
import { ToolLedger } from "../../shared/parser/tool-ledger.ts";
import { Transcript } from "../../shared/parser/transcript.ts";
import type { AssistantAnswer } from "./assistant-answer.ts";
import type { Figures } from "./message-figures.ts";

/** Adds up what a run costs: each model call, each compaction and each tool that asks a model shows its own share. */
class Spending {
  readonly #shares = new Map<string, Figures>();

  /** Figures of one share; those that come later for it replace the earlier ones (INV-CLI-USAGE-001). */
  set(share: string, figures: Figures | null): void {
    if (figures !== null) this.#shares.set(share, figures);
  }

  has(share: string): boolean {
    return this.#shares.has(share);
  }

  usage(): Usage | null {
    return [...this.#shares.values()].map(({ usage }) => usage).reduce<Usage | null>(addUsage, null);
  }

  /** US dollars, or null where no share shows a cost. */
  costUsd(): number | null {
    const costs = [...this.#shares.values()].flatMap(({ costUsd }) => costUsd ?? []);
    return costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0);
  }
}

/** The first version whose runs end with `agent_settled`, by its changelog. */
const SETTLES_SINCE = "0.80.4";

/** One model call, while it streams. */
export interface ModelCall {
  /** Its number in this run: what its figures are kept by. */
  number: number;
  /** Index of the text block that is being streamed. */
  openBlock: number | null;
  /** Its texts so far, by the index of their block. */
  reportedTexts: Map<number, string>;
  /** Indexes of the thoughts that were reported. */
  reportedThoughts: Set<number>;
  /** Its whole message came. */
  isReported: boolean;
}

/** All that is known of a run so far. The reducers of one parser change it, no one else sees it. */
export interface RunState extends ReducerState {
  transcript: Transcript;
  tools: ToolLedger;
  spending: Spending;
  sessionId: string | null;
  model: string | null;
  /** Models of all messages. */
  models: Set<string>;
  /** A model was asked, or should have been. */
  hasBegun: boolean;
  call: ModelCall;
  /** The whole message of the last model call that has ended. */
  answer: AssistantAnswer | null;
  /** The loop has ended, and nothing says that it goes on. */
  hasEnded: boolean;
  /** The CLI itself says that the run was aborted. */
  isAborted: boolean;
  /** Reasons that the CLI printed for retries of model calls, and for giving up after the last one. */
  retries: string[];
  /** Times that the conversation was summed up. */
  compactions: number;
  /** Whether `agent_settled` ends a run; null: the version is not known, and no record has shown it yet. */
  isSettling: boolean | null;
}

export function newRunState(cliVersion: string | undefined): RunState {
  const state: RunState = {
    events: [],
    transcript: new Transcript((event) => state.events.push(event)),
    tools: new ToolLedger(),
    spending: new Spending(),
    diagnostics: new DiagnosticsCollector(),
    sessionId: null,
    model: null,
    models: new Set(),
    hasBegun: false,
    call: newCall(0),
    answer: null,
    hasEnded: false,
    isAborted: false,
    retries: [],
    compactions: 0,
    isSettling: settlesRuns(cliVersion),
  };
  return state;
}

export function newCall(number: number): ModelCall {
  return {
    number,
    openBlock: null,
    reportedTexts: new Map(),
    reportedThoughts: new Set(),
    isReported: false,
  };
}

/** True for versions that end a run with `agent_settled`; null when the version is not known. */
function settlesRuns(cliVersion: string | undefined): boolean | null {
  const version = semver.valid(cliVersion ?? null);
  return version === null ? null : semver.gte(version, SETTLES_SINCE);
}
