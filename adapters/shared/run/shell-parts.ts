import type { ChildProcess } from "node:child_process";
import type { Readable } from "node:stream";
import type { Exit, Parser } from "../../../contracts/cli/v1/adapter.ts";
import { childEnvironment } from "./child/child-environment.ts";
import { ChildTree } from "./child/child-tree.ts";
import { resolveCommand } from "./command/resolve-command.ts";
import { RateLimitWatch } from "./rate-limit-watch.ts";
import { nextStep } from "./run-clock.ts";

/** All processes of a run. */
export interface Tree {
  send(signal: "SIGTERM" | "SIGKILL"): void;
  isAlive(): boolean;
  /** Kills what is left. Called once, at the end. */
  end(): void;
}

/**
 * What the shell is made of. Each part keeps one promise of the contract, so a test of the contract takes one of them
 * out and sees whether anybody notices.
 */
export interface ShellParts {
  /** INV-CLI-PROC-003, -004. */
  environment: typeof childEnvironment;
  /** INV-CLI-PROC-009. */
  resolve: typeof resolveCommand;
  /** Writes the prompt and closes stdin (INV-CLI-PROC-001, -002). */
  feed(child: ChildProcess, stdin: string | null): void;
  /** Reads both pipes to their ends (INV-CLI-PROC-005). */
  drain(child: ChildProcess, take: (stream: "out" | "err", bytes: Buffer) => void): void;
  /** INV-CLI-PROC-006, -011. */
  tree(child: ChildProcess, mark: string): Tree;
  /** INV-CLI-PROC-007. */
  nextStep: typeof nextStep;
  /** INV-CLI-PROC-008. */
  watch(parser: Parser): Pick<RateLimitWatch, "sawOutput" | "limit">;
  /** How the run ended, for the parser: the truth. */
  exit(exit: Exit): Exit;
}

/** The parts of the shell that keeps every promise. */
export const SHELL: ShellParts = {
  environment: childEnvironment,
  resolve: resolveCommand,
  feed,
  drain(child, take) {
    const listen = (pipe: Readable | null, stream: "out" | "err") =>
      pipe?.on("data", (bytes: Buffer) => take(stream, bytes));
    listen(child.stdout, "out");
    listen(child.stderr, "err");
  },
  tree: (child, mark) => new ChildTree(child.pid ?? 0, mark),
  nextStep,
  watch: (parser) => new RateLimitWatch(parser),
  exit: (exit) => exit,
};

function feed({ stdin }: ChildProcess, text: string | null): void {
  // EPIPE: a CLI that does not read its prompt says why on its own.
  stdin?.on("error", () => {});
  stdin?.end(text);
}
