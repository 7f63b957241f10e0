import type { Manifest } from "../../../contracts/cli/v1/adapter.ts";
import type { AdapterChoice } from "../../driver/adapter-choice.ts";
import type { AdapterRequest } from "../../driver/observed-target.ts";
import type { Fixture } from "../../model/fixture.ts";
import type { CheckIdentity } from "../plan/plan.ts";
import type { CaseOutcome } from "../verdict.ts";

/** The first thing a worker is reported: which adapter it works on. */
export interface LoadMessage {
  type: "load";
  choice: AdapterChoice;
  /** `cli`, or a host contract. */
  contract: string;
  /** Folder of the project. */
  root: string;
  /** A module gets a process of its own, out of reach of the checks. */
  isolate: boolean;
  /** Families of invariants whose checks are wanted; left out: all. */
  families?: readonly string[] | undefined;
  /** Milliseconds without an answer after which an adapter program counts as hung. */
  silenceMs: number;
  /** Environment of an adapter program: the user's own. */
  env: Record<string, string | undefined>;
}

/** The fixtures, as the parent read and checked them. */
export interface FixturesMessage {
  type: "fixtures";
  fixtures: readonly Fixture[];
  /** What cliproof ships for the provider, helps and versions included. */
  corpus: readonly Fixture[];
}

/** Replay a fixture as it was recorded: the answer says whether the adapter lives. */
export interface ProbeMessage {
  type: "probe";
  fixture: string;
}

/**
 * Cases to run one after the other: a question for each would cost more than most cases. Those that
 * ended are reported before the adapter is called again, so that it is known which one the worker was lost in.
 */
interface CasesMessage {
  type: "cases";
  cases: readonly CaseOrder[];
}

export interface CaseOrder {
  invariant: string;
  check: string;
  fixture: string | null;
  seed: number;
  runs: number;
  path?: string | undefined;
  /** Send the failing run along, so that it can be kept. */
  keepRun: boolean;
  /** Tell each input before the adapter gets it. */
  dump: boolean;
}

export type ToWorker = LoadMessage | FixturesMessage | ProbeMessage | CasesMessage;

/** What an adapter and this harness have to offer. */
export interface Loaded {
  type: "loaded";
  manifest: Manifest;
  checks: CheckIdentity[];
  /** The adapter only starts CLIs. */
  isBlackBox: boolean;
  /** Folder of the adapter's module; null for a program. */
  folder: string | null;
}

/** The answer to each message. */
export type WorkerAnswer =
  | Loaded
  | { type: "refused"; problem: string }
  | { type: "ready" }
  /** Every case that was asked for is done; the result of each was sent before, as a note. */
  | { type: "done" }
  | { type: "probed"; hung: boolean };

/** What a worker sends before its answer. */
export type WorkerNote =
  /** Results of the next cases, in their order. */
  | { type: "ran"; outcomes: readonly CaseOutcome[] }
  /** What the adapter is asked next, where a case's inputs are wanted. */
  | { type: "asked"; question: AdapterRequest };
