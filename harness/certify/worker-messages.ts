import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import type { Fixture } from "../corpus/fixture.ts";
import type { AdapterChoice } from "../target/adapter-choice.ts";
import type { CheckIdentity } from "./plan.ts";
import type { CaseRun } from "./verdict.ts";

/** The first thing a worker is told: which adapter it works on. */
export interface LoadMessage {
  type: "load";
  choice: AdapterChoice;
  /** Folder of the project. */
  root: string;
  /** Milliseconds without an answer after which an adapter program counts as hung. */
  silenceMs: number;
  /** Environment of an adapter program: the user's own. */
  env: Record<string, string | undefined>;
}

/** The fixtures, as the parent read and checked them. */
export interface FixturesMessage {
  type: "fixtures";
  fixtures: readonly Fixture[];
  /** What cliproof ships for the provider; null: the same. */
  corpus: readonly Fixture[] | null;
}

/** Replay a fixture as it was recorded: the answer says whether the adapter lives. */
export interface ProbeMessage {
  type: "probe";
  fixture: string;
}

/** Cases to run one after the other, with one answer for all: a question for each would cost more than most cases. */
export interface CasesMessage {
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
}

export type ToWorker = LoadMessage | FixturesMessage | ProbeMessage | CasesMessage;

/** What an adapter and this harness have to offer. */
export interface Loaded {
  type: "loaded";
  manifest: Manifest;
  checks: CheckIdentity[];
  /** Folder of the adapter's module; null for a program. */
  folder: string | null;
}

/** Each request is answered once; beats and children come in between. */
export type WorkerAnswer =
  | Loaded
  | { type: "refused"; problem: string }
  | { type: "ready" }
  | { type: "done"; runs: CaseRun[] };

export type FromWorker =
  | WorkerAnswer
  /** Still at it: a replay came to its end. */
  | { type: "beat" }
  /** A process group was started: to be ended with the worker. */
  | { type: "child"; pid: number };
