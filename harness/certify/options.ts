import type { AdapterReport } from "../../schemas/harness/v1/generated/report.ts";
import type { AdapterChoice } from "../driver/adapter-choice.ts";
import type { AdapterRequest } from "../driver/observed-target.ts";
import type { CommandStyle } from "../lib/command-line.ts";
import type { Semaphore } from "../lib/semaphore.ts";
import type { WorkerPool } from "../lib/worker/worker-pool.ts";
import type { Fixture } from "../model/fixture.ts";
import type { Invariant } from "../model/invariants.ts";
import type { SelectionWords } from "./plan/resolve-selection.ts";
import type { AdapterWorker } from "./run/adapter-worker.ts";

/** What was found by the time a run was interrupted. */
export interface PartialRun {
  report: AdapterReport;
  /** All that the adapter was to be certified on. */
  fixtures: readonly Fixture[];
}

/** How one adapter is to be certified. */
export interface CertifyOptions {
  /** Folder of the project. */
  root: string;
  choice: AdapterChoice;
  /** `cli`, or a host contract. */
  contract: string;
  /** Folders that replace the provider's fixtures; null for none. */
  fixtures: readonly string[] | null;
  /** All of the contract's. */
  invariants: readonly Invariant[];
  selection: SelectionWords;
  path: string | undefined;
  seed: number;
  runs: number;
  /** What is shown in replay commands: null when it is the default. */
  shownRuns: number | null;
  jobs: number;
  /**
   * The processors, which all adapters that are certified at once share: work that keeps one busy waits for its place.
   * Where there is more than one, the checks that wait most of their time have a worker more than `jobs`.
   */
  processors: Semaphore;
  caseTimeoutMs: number;
  /** The adapter module runs in a process of its own. */
  isolate: boolean;
  failFast: boolean;
  /** An unproven invariant costs the certificate. */
  requireProof: boolean;
  keep: boolean;
  /** Called with every input of the one chosen case, before the adapter gets it. */
  onRequest?: ((question: AdapterRequest) => void) | undefined;
  /** ISO date: known failures end. */
  today: string;
  style: CommandStyle;
  /** Pool of worker processes; the code that made it ends it. */
  pool: WorkerPool<AdapterWorker>;
  /** Called before the first case with what gives the report on the cases that have ended by then, for an interrupt. */
  onPartial?: ((partial: () => PartialRun) => void) | undefined;
  onProgress(adapter: string, done: number, total: number): void;
}
