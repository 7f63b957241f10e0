import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ChildTree, RUN_MARK } from "../../../../../adapters/shared/run/child/child-tree.ts";
import type { CommandLine } from "../../../../../adapters/shared/run/command/command-line.ts";
import type { LiveSession, SessionEnd } from "../live-session.ts";
import { HeldTree } from "./hold-tree.ts";
import type { StartPty } from "./load-pty.ts";

/** A look reads the table of all processes. */
const STEP_MS = 40;

/** Where and how a session's program is started. */
export interface TerminalPlace {
  cwd: string;
  env: Readonly<Record<string, string>>;
  graceMs: number;
  /** Called with what is printed, whole characters, as it comes. */
  onText(text: string): void;
}

const SIZE = { cols: 120, rows: 40 };

/**
 * Starts a program in a terminal of its own: it leads a session, so that all it starts can be ended. @throws what the
 * system refuses.
 */
export function startInTerminal(
  start: StartPty,
  { file, args, isVerbatim }: CommandLine,
  { cwd, env, graceMs, onText }: TerminalPlace,
): LiveSession {
  const mark = randomUUID();
  const pty = start(file, isVerbatim ? args.join(" ") : [...args], {
    cwd,
    env: { ...env, [RUN_MARK]: mark },
    name: env.TERM ?? "xterm-256color",
    ...SIZE,
  });
  const tree = new ChildTree(pty.pid, mark);
  const held = new HeldTree(tree);
  let isOver = false;
  const ended = new Promise<SessionEnd>((resolve) => {
    pty.onExit(({ exitCode, signal = 0 }) => {
      isOver = true;
      // What it left behind goes with it, as a closed terminal would have it.
      tree.end();
      resolve({ code: signal > 0 ? null : exitCode, signal: signal > 0 ? signal : null });
    });
  });
  pty.onData(onText);
  return {
    pid: pty.pid,
    ended,
    write: (data) => {
      if (!isOver) pty.write(data);
    },
    hold: () => !isOver && held.hold(),
    release: () => {
      if (!isOver) held.release();
    },
    async stop() {
      if (!isOver && held.isHeld) tree.end();
      else if (!isOver) await endTree(tree, graceMs);
      await ended;
    },
  };
}

/** Asks a tree to end and kills what is left after the grace. Nothing of it is alive then (INV-SESSION-STOP-001). */
async function endTree(tree: ChildTree, graceMs: number): Promise<void> {
  tree.send("SIGTERM");
  for (const until = performance.now() + graceMs; performance.now() < until && tree.isAlive(); )
    await sleep(STEP_MS);
  tree.end();
}
