// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What a certification said. Two runs with one seed differ in the field timings alone.
 */
export interface CertificationReport {
  schemaVersion: 1;
  /**
   * Version of cliproof.
   */
  cliproof: string;
  contract: string;
  seed: number;
  runs: number;
  corpusSha256: string;
  /**
   * Which part of the cases this run had. Left out where it had all: also in a merged report.
   */
  shard?: {
    index: number;
    count: number;
  };
  certified: boolean;
  adapters: AdapterReport[];
  /**
   * Reports on the contracts of hosts, each of the adapters that the host's document names.
   */
  hosts?: CertificationReport[];
  /**
   * Milliseconds; the only part that differs between two runs.
   */
  timings?: {
    [k: string]: number;
  };
}
export interface AdapterReport {
  id: string;
  version?: string | null;
  provider: string;
  certified: boolean;
  cliVersions: string[];
  fixtures: FixtureCounts;
  live?: LiveClaim;
  /**
   * Number of cases by verdict.
   */
  totals: {
    [k: string]: number;
  };
  attacks: Attacks;
  invariants: InvariantResult[];
  /**
   * Every case that is not simply passed; passed ones are counted.
   */
  cases: CaseResult[];
  /**
   * Planned cases that were not run, because --fail-fast ended the run. Left out where all were run.
   */
  notRun?: number;
  /**
   * Known failures of which this run (a shard, or one that did not run every case) had not every case: whether they still fail is for all runs together to say. Left out where there are none.
   */
  unjudgedKnownFailures?: {
    invariant: string;
    fixture: string | null;
  }[];
  covers?: Coverage;
  /**
   * Why the adapter is not certified, a line each, other than its broken invariants. Left out when there is no such reason.
   */
  notCertified?: string[];
  skipped: SkippedFixture[];
  /**
   * Category, surface: number of fixtures, or the reason for none.
   */
  errorCoverage?: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
export interface FixtureCounts {
  total: number;
  recorded: number;
  derived: number;
  reported: number;
  /**
   * Recorded fixtures, and those derived of them, whose expectation says how the run came out (a status at least). Left out where every recorded one's does.
   */
  proving?: number;
}
/**
 * Runs of the installed CLI on the user's account (`certify --live`). All fixtures of this report are recordings of these runs, so it says nothing of other versions or streams.
 */
export interface LiveClaim {
  /**
   * Version of the installed CLI; null where it does not say one.
   */
  cliVersion: string | null;
  runs: LiveRunResult[];
}
export interface LiveRunResult {
  name: string;
  verdict: "passed" | "failed" | "unproven";
  /**
   * Why it is not passed.
   */
  message?: string;
}
/**
 * How many different checks had something to try on this adapter.
 */
export interface Attacks {
  /**
   * Checks that change a run in fixed ways or look at it as it is.
   */
  transformations: number;
  /**
   * Checks that draw random inputs as well.
   */
  properties: number;
}
export interface InvariantResult {
  id: string;
  verdict: "passed" | "failed" | "errored" | "timed-out" | "unsupported" | "unproven" | "known-failure";
  cases: number;
  /**
   * Inputs tried.
   */
  inputs: number;
  reason?: string;
}
export interface CaseResult {
  invariant: string;
  fixture: string | null;
  verdict: "passed" | "failed" | "errored" | "timed-out" | "unsupported" | "unproven" | "known-failure";
  inputs: number;
  reason?: string;
  finding?: Finding;
}
export interface Finding {
  /**
   * Printable.
   */
  expected?: string;
  /**
   * Printable.
   */
  actual?: string;
  /**
   * What broke, in one line.
   */
  message: string;
  /**
   * Place in the outcome or the events that differs, such as outcome.usage.totalTokens.
   */
  field?: string;
  /**
   * How the adapter reported the run as a whole, where it reported an error or was timed out: what differs may be a consequence.
   */
  outcome?: string;
  /**
   * The smallest input found, escaped and cut.
   */
  input?: string;
  /**
   * Bytes around the place, escaped.
   */
  bytes?: string;
  /**
   * File to look at, relative to the working directory.
   */
  file?: string;
  hint?: string;
  /**
   * One command that runs this case alone.
   */
  replay?: string;
  [k: string]: unknown;
}
/**
 * What the verdict rests on. Left out in reports that were made before there was this field.
 */
export interface Coverage {
  /**
   * Invariants of which a case was tried: passed, broken or known to fail.
   */
  tried: number;
  /**
   * Invariants that were asked for: all of the contract, or those that were chosen.
   */
  of: number;
  /**
   * The adapter only starts CLIs: its parser was not seen, and it got recorded streams and few changed ones.
   */
  blackBox?: true;
  /**
   * The adapter ran in a process of its own (--isolate): what needs the module in the process of the checks was not tried.
   */
  isolated?: true;
  /**
   * Parts of the outcome that the manifest says it does not report.
   */
  notReported?: string[];
}
export interface SkippedFixture {
  fixture: string;
  reason: string;
}
