// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What a run is asked for.
 */
export interface SpawnRequest {
  prompt: string;
  systemPrompt?: string;
  model?: string;
  /**
   * Milliseconds after which the child is ended and a TaskError thrown.
   */
  timeoutMs?: number;
  cwd?: string;
}
