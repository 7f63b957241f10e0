// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What a session is to do.
 */
export interface TaskSpec {
  title: string;
  goal: string;
  constraints: string[];
  acceptance: string[];
  roomPath?: string;
  branchName?: string;
}
