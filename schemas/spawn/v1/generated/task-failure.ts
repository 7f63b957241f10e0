// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What a sink of telemetry is notified of a task that failed.
 */
export interface TaskFailure {
  type: "TaskError";
  message: string;
  stage: string;
  agent: string;
  errorMessage?: string;
  apiErrorStatus?: number;
}
