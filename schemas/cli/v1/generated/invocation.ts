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
   * Files the shell writes first and removes after, for prompt style file. A path counts from the request's filesFolder and stays inside of it.
   */
  files?: {
    path: string;
    text: string;
  }[];
}
