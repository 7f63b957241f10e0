// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What a run is asked for.
 */
export interface AdapterExecutionRequest {
  /**
   * Unique id of the job. Untrusted: where it names a file, it must not leave the folder.
   */
  runId: string;
  adapterType: string;
  /**
   * model, effort, systemPrompt, skillsDir, env ... Unknown names are ignored.
   */
  config: {
    [k: string]: unknown;
  };
  prompt: string;
  cwd: string;
  /**
   * Milliseconds after which the whole process group is ended.
   */
  timeoutMs?: number;
  /**
   * From SIGTERM to SIGKILL in milliseconds; 5000 where left out.
   */
  graceMs?: number;
  /**
   * What to go on with.
   */
  sessionId?: string | null;
  /**
   * The state that the codec gave back for it.
   */
  sessionParams?: {
    [k: string]: unknown;
  } | null;
}
