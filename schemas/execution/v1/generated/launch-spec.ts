// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * How a terminal starts a run.
 */
export interface ProviderLaunchSpec {
  command: string;
  args: string[];
  /**
   * Variables that the caller adds to its own.
   */
  env?: {
    [k: string]: string;
  };
  /**
   * What goes to stdin, or is typed at the terminal, where the prompt is no argument.
   */
  initialPrompt?: string;
  /**
   * Files to write first, by absolute path: for a CLI that reads its prompt from one.
   */
  files?: {
    path: string;
    text: string;
  }[];
}
