import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { MOCKS, PLAIN, pathWith } from "./run-mock.ts";

/** A mock that runs: what it has said so far, and its end. */
export interface StartedMock {
  child: ChildProcessWithoutNullStreams;
  stdout(): Buffer;
  stderr(): Buffer;
  /** Reads of stdout, each as it came. */
  reads: Buffer[];
  /** Resolves when stdout and stderr have at least so many bytes together. */
  said(bytes: number): Promise<void>;
  /** Resolves at the end of the process, also where another process still holds its pipes. */
  ended: Promise<{ code: number | null; signal: string | null }>;
  /** Resolves when its pipes are read to their ends as well. */
  closed: Promise<unknown>;
}

/** Starts a mock and reads both its pipes; its stdin is closed unless `input` is null. */
export function startMock(
  provider: string,
  env: Record<string, string>,
  { args = PLAIN[provider] ?? [], input = "" as string | null } = {},
): StartedMock {
  const child = spawn(path.join(MOCKS, provider, provider), args, {
    env: { PATH: pathWith(path.join(MOCKS, provider)), ...env },
  });
  const reads: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on("data", (bytes: Buffer) => reads.push(bytes));
  child.stderr.on("data", (bytes: Buffer) => errors.push(bytes));
  child.stdin.on("error", () => {});
  if (input !== null) child.stdin.end(input);
  const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }));
  const closed = once(child, "close");
  const total = () => Buffer.concat([...reads, ...errors]).length;
  return {
    child,
    reads,
    stdout: () => Buffer.concat(reads),
    stderr: () => Buffer.concat(errors),
    ended,
    closed,
    async said(bytes) {
      while (total() < bytes) await Promise.race([once(child.stdout, "data"), once(child.stderr, "data")]);
    },
  };
}
