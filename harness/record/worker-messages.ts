import type { Recorded, RecordingJob } from "./record-scenario.ts";

/** To the process that records: what is to be recorded, all of it at once. */
export interface ToRecorder {
  job: RecordingJob;
  scenarios: readonly string[];
  /** How many at once. */
  jobs: number;
}

/** From it: one for each scenario, and then that it is done. */
export type FromRecorder =
  | { type: "written"; scenario: string; recorded: Recorded }
  | { type: "failed"; scenario: string; reason: string }
  | { type: "done" };
