// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What a run is asked for.
 */
export interface RunRequestData {
  prompt: string;
  system_prompt: string | null;
  cwd: string | null;
  /**
   * File that gets what the CLI prints on stdout, byte for byte.
   */
  trace_output_path?: string | null;
}
