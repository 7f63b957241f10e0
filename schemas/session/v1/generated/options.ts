// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * Times and thresholds that a host may let its caller choose; checks choose short ones.
 */
export interface SessionOptions {
  /**
   * Milliseconds between two looks at the repository.
   */
  lookEveryMs?: number;
  /**
   * Milliseconds of silence after which a terminal program is taken to wait for its task.
   */
  quietMs?: number;
  /**
   * Milliseconds from asking a session to end to killing it.
   */
  graceMs?: number;
  /**
   * A diff of more files or lines needs an approval.
   */
  diffThreshold?: {
    files: number;
    lines: number;
  };
  /**
   * Folders of the repository that are rooms; without it every top folder is one.
   */
  rooms?: string[];
  /**
   * False: no terminal, as if there were no package for it.
   */
  usePty?: boolean;
}
