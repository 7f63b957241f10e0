// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * Why a method failed.
 */
export interface AdapterError {
  /**
   * `internal_error` is a fault of the plugin, the others tell what became of the CLI.
   */
  code: "internal_error" | "cli_error" | "spawn_error";
  message: string;
  severity: "error" | "fatal";
  /**
   * The host may queue the same run again.
   */
  retryable: boolean;
  details: {
    [k: string]: unknown;
  } | null;
}
