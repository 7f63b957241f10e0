// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What has just been started.
 */
export interface AdapterSpawnMeta {
  pid: number;
  /**
   * Null where the system has no process groups.
   */
  processGroupId: number | null;
  /**
   * ISO 8601.
   */
  startedAt: string;
}
