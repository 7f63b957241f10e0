import { randomUUID } from "node:crypto";
import { ChildTree } from "../../../adapters/shared/run/child/child-tree.ts";
import { startChild } from "../../../adapters/shared/run/child/start-child.ts";
import type { RecordedChunk } from "../../corpus/fixture-run.ts";
import type { RecordedRun } from "../recipe.ts";
import { applyReadPolicy, type ReadPolicy } from "./read-policy.ts";
import { type Stdin, writeStdin } from "./stdin.ts";

/** What a CLI did: its bytes, in the order of their coming, and its end. */
export interface RawRun {
  stdout: Buffer;
  stderr: Buffer;
  /** [milliseconds since the start, pipe, bytes]. */
  chunks: RecordedChunk[];
  code: number | null;
  signal: string | null;
  /** It was ended because its time was up. */
  timedOut: boolean;
  /** Signals that it was sent: [milliseconds, name]. */
  signalsSent: [number, string][];
  durationMs: number;
  /** Processes that it left behind, which were then ended. */
  leftBehind: number;
}

export interface CliStart {
  command: string;
  argv: readonly string[];
  env: Readonly<Record<string, string>>;
  cwd: string;
  stdin: Stdin;
  /** Where stdout is not read at once. */
  reader: ReadPolicy | undefined;
  signal: RecordedRun["signal"];
  /** Milliseconds after the model was asked until it is ended with SIGKILL, with all it started. */
  timeoutMs: number | undefined;
  /** Whether the model has been asked the main question. */
  wasAsked(): boolean;
}

/** What no one limited and has not ended by now will not. */
const LIMIT_MS = 300_000;
const STEP_MS = 10;
/** CLIs under way. */
const running = new Set<ChildTree>();

/** Ends every CLI under way with all it started, at once: for a process that is about to end itself. */
export function endRunningClis(): void {
  for (const tree of running) tree.end();
}

/** For what a child that has ended still holds of the pipes. */
const ORPHAN_MS = 1500;

/**
 * Runs a CLI once and keeps what it prints. Its stdin ends after what is to be written. When it has ended, whatever it
 * left running is ended too.
 *
 * @throws when it cannot be started, or does not end.
 */
export async function runCli(start: CliStart): Promise<RawRun> {
  const mark = randomUUID();
  const begun = performance.now();
  const ms = () => Math.round(performance.now() - begun);
  const child = startChild(
    { file: start.command, args: [...start.argv], isVerbatim: false },
    { cwd: start.cwd, env: start.env, mark, hasStdin: start.stdin !== null },
  );
  await new Promise<void>((resolve, reject) => {
    child.once("spawn", resolve);
    child.once("error", reject);
  });
  const tree = new ChildTree(child.pid!, mark);
  running.add(tree);
  const kept = { out: [] as Buffer[], err: [] as Buffer[] };
  const chunks: RecordedChunk[] = [];
  const keep = (stream: "out" | "err") => (bytes: Buffer) => {
    chunks.push([ms(), stream, bytes.length]);
    kept[stream].push(bytes);
  };
  child.stdout!.on("data", keep("out"));
  child.stderr!.on("data", keep("err"));
  const stopReading = applyReadPolicy(child.stdout!, start.reader);
  const stopWriting = writeStdin(child.stdin, start.stdin, child.stdout);

  const signalsSent: [number, string][] = [];
  const { signal: wanted, timeoutMs } = start;
  let timedOut = false;
  let overstayed = false;
  const stops = [
    onceAsked(start, wanted?.afterMs, () => {
      signalsSent.push([ms(), wanted!.name]);
      if (wanted!.toGroup) process.kill(-child.pid!, wanted!.name);
      else child.kill(wanted!.name);
    }),
    onceAsked(start, timeoutMs, () => {
      timedOut = true;
      tree.send("SIGKILL");
    }),
  ];
  const limit = setTimeout(() => {
    overstayed = true;
    tree.send("SIGKILL");
  }, LIMIT_MS);
  const [code, signal] = await ended(child);
  clearTimeout(limit);
  for (const stop of [...stops, stopReading, stopWriting]) stop();
  const leftBehind = tree.members().filter(({ pid }) => pid !== child.pid).length;
  tree.end();
  running.delete(tree);
  child.stdout!.destroy();
  child.stderr!.destroy();
  if (overstayed && !timedOut) throw new Error(`it did not end within ${LIMIT_MS / 1000} s`);
  return {
    stdout: Buffer.concat(kept.out),
    stderr: Buffer.concat(kept.err),
    chunks,
    code,
    signal,
    timedOut,
    signalsSent,
    durationMs: ms(),
    leftBehind,
  };
}

/**
 * Does something so many milliseconds after the model was first asked: how long a CLI takes to start depends on the
 * machine. What is returned calls it off.
 */
function onceAsked({ wasAsked }: CliStart, afterMs: number | undefined, act: () => void): () => void {
  if (afterMs === undefined) return () => {};
  let timer: NodeJS.Timeout | undefined;
  const watch = setInterval(() => {
    if (!wasAsked()) return;
    clearInterval(watch);
    timer = setTimeout(act, afterMs);
  }, STEP_MS);
  return () => {
    clearInterval(watch);
    clearTimeout(timer);
  };
}

/** Its end: when the pipes are closed, or a while after it has gone where an orphan holds them. */
function ended(child: ReturnType<typeof startChild>): Promise<[number | null, string | null]> {
  return new Promise((resolve) => {
    child.once("exit", (code, signal) => {
      const orphaned = setTimeout(() => resolve([code, signal]), ORPHAN_MS);
      child.once("close", () => {
        clearTimeout(orphaned);
        resolve([code, signal]);
      });
    });
  });
}
