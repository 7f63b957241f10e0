import type { ActivityEvent, Parser } from "../../../contracts/cli/v1/adapter.ts";
import type { CommandLine } from "./command/command-line.ts";
import type { RunSettings } from "./run-options.ts";
import type { ShellParts } from "./shell-parts.ts";
import type { TraceFile } from "./trace-file.ts";

/** A run that is ready to start. */
export interface ReadyRun {
  command: CommandLine;
  cwd: string;
  env: Readonly<Record<string, string>>;
  /** What goes to stdin, which is then closed; null: stdin is empty. */
  stdin: string | null;
  parser: Parser;
  settings: RunSettings;
  trace: TraceFile;
  signal: AbortSignal | undefined;
  onOutput(stream: "out" | "err", bytes: Uint8Array): void;
  onActivity(event: ActivityEvent): void;
  parts: ShellParts;
}
