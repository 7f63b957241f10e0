// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

export type Sha256 = string;

/**
 * What a mock CLI was given and what became of it. Rewritten after each change, whole at any moment.
 */
export interface MockReceipt {
  schemaVersion: 1;
  /**
   * Name of the CLI's program.
   */
  command: string;
  pid: number;
  /**
   * Pid of the process that started this one, where the fault `launcher` is set.
   */
  launcher: number | null;
  /**
   * Pids of the processes it started.
   */
  children: number[];
  startedAt: string;
  /**
   * Words behind the command.
   */
  argv: string[];
  cwd: string;
  /**
   * Each variable's name with the sha256 of its value; values are not kept.
   */
  env: {
    [k: string]: Sha256;
  };
  stdin: {
    bytes: number;
    sha256: Sha256;
    /**
     * Its end was seen.
     */
    ended: boolean;
  };
  /**
   * What stood, at the start, in the file that a flag names for the prompt; null where none does, or it cannot be read.
   */
  promptFile: {
    bytes: number;
    sha256: Sha256;
  } | null;
  signals: {
    signal: string;
    /**
     * Since the start of the process.
     */
    ms: number;
  }[];
  /**
   * Id of what is played; null while the cassettes are not searched yet.
   */
  fixture: string | null;
  /**
   * Bytes that the two pipes took; up to 20 ms old when the process was killed.
   */
  played: {
    out: number;
    err: number;
  };
  /**
   * How it ended by itself; null while it runs and when it was killed.
   */
  exit: {
    code: number | null;
    signal: string | null;
  } | null;
}
