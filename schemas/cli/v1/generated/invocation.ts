// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * How to start the CLI for one request.
 */
export interface Invocation {
  command: string;
  args: string[];
  /**
   * Bytes to write to stdin, which is then closed; null for none.
   */
  stdin: string | null;
  /**
   * Environment added to the allow-list.
   */
  env: {
    [k: string]: string;
  };
  /**
   * Files that the shell writes first and removes after the run. A path is relative to the request's filesFolder and stays inside of it.
   */
  files?: {
    path: string;
    text: string;
  }[];
  /**
   * Names of the request's wishes that the CLI will not be asked for: this version or format cannot fulfil them. The outcome's diagnostics repeat them.
   */
  unfulfilled?: string[];
}
