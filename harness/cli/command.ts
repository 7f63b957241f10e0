import type { Arguments } from "../lib/command-line.ts";

/** A flag of a command: what the parser needs, and its line in the help text. */
export interface Flag {
  type: "string" | "boolean";
  /** May be given several times. */
  multiple?: boolean;
  /** Name of the value in the help text. */
  value?: string;
  help: string;
}

export type Flags = Readonly<Record<string, Flag>>;

/** One command of cliproof. */
export interface Command {
  /** Lines `cliproof <usage>`. */
  usage: readonly string[];
  /** What it does, for someone who sees it for the first time. */
  description: string;
  flags: Flags;
  examples: readonly (readonly [command: string, meaning: string])[];
  /** Exit codes of its own, beside 2, 3 and 130. */
  exitCodes: readonly (readonly [code: number, meaning: string])[];
  /** Most words that are no flags. */
  maxPositionals: number;
  /** @returns the exit code. */
  run(given: Arguments): Promise<number>;
}
