// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

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
