// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * One recorded run: bytes, timing, exit, provenance. Stands beside stdout.txt, stderr.txt and expected.json.
 */
export interface FixtureManifest {
  schemaVersion: 1;
  /**
   * provider/cli version/scenario.
   */
  id: string;
  provider: string;
  cli: CliIdentity;
  scenario: string;
  /**
   * run by default; the other kinds feed the mocks and PROC-013, not the parser checks.
   */
  kind?: "run" | "help" | "version" | "models" | "other";
  /**
   * Null only where kind is not run.
   */
  outputFormat: ("text" | "json" | "stream-json") | null;
  provenance: Provenance;
  invocation?: RecordedInvocation;
  exit: Exit;
  /**
   * [milliseconds, stream, bytes] in the order of arrival; the bytes of each stream add up to its file.
   */
  chunks: [unknown, unknown, unknown][];
  sha256: Hashes;
  redactions?: Redaction[];
  [k: string]: unknown;
}
export interface CliIdentity {
  name: string;
  package?: string | null;
  version?: string | null;
  [k: string]: unknown;
}
export interface Provenance {
  kind: "recorded" | "derived" | "reported";
  /**
   * How it was recorded.
   */
  recipe?: string;
  /**
   * Address or document it was reported in.
   */
  source?: string;
  capturedAt?: string | null;
  /**
   * Id of the fixture it was derived from.
   */
  from?: string;
  /**
   * What was changed.
   */
  mutation?: string;
  note?: string;
  /**
   * Why recorded bytes were changed by hand.
   */
  edited?: string;
  [k: string]: unknown;
}
export interface RecordedInvocation {
  argv?: string[];
  /**
   * Names of environment variables, never values.
   */
  env?: string[];
  /**
   * Text, null, or how it was given (hash and length of a large one).
   */
  stdin?: {
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
/**
 * How a run of the CLI ended.
 */
export interface Exit {
  /**
   * Exit code; null when the process died of a signal or never started.
   */
  code: number | null;
  /**
   * Name of the signal that ended the process, or null.
   */
  signal: string | null;
  /**
   * The driver ended the run because its time was up.
   */
  timedOut: boolean;
  /**
   * The driver ended the run because its caller asked for it (an abort, an interrupt).
   */
  aborted: boolean;
}
export interface Hashes {
  stdout: string;
  stderr: string;
}
export interface Redaction {
  kind: string;
  count: number;
  [k: string]: unknown;
}
