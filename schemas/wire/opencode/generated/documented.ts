// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * Records that the CLI's public source prints and no recorded version does. The adapter reads them; nothing is certified by them.
 */
export type DocumentedRecord = DoneRecord;

/**
 * The session is idle: nothing more will come. It says nothing of how the last model call ended.
 */
export interface DoneRecord {
  type: "done";
  timestamp?: number;
  sessionID: string;
  reason?: string;
  /**
   * Permissions that were asked for and rejected.
   */
  rejected?: string[];
}
