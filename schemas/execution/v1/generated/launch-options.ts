// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What a person chose for one run.
 */
export interface LaunchOptions {
  model?: string;
  effort?: string;
  resumeId?: string;
}
