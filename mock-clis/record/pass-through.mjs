import { spawn } from "node:child_process";
import { constants } from "node:os";

/** More is not kept; the run goes on all the same. */
const MOST_BYTES = 512 * 1024 * 1024;
/** A terminal sends these to the CLI as well; without one, only this process gets them. */
const FROM_THE_TERMINAL = ["SIGINT", "SIGQUIT", "SIGHUP", "SIGTSTP"];
const ALWAYS = ["SIGTERM", "SIGUSR2", "SIGCONT", "SIGWINCH"];
/** An orphan may hold the pipes for ever. */
const ORPHAN_MS = 1500;

/** Documented in pass-through.d.mts. */
export async function passThrough(command, args, env) {
  const begun = performance.now();
  const ms = () => Math.round(performance.now() - begun);
  const run = { chunks: [], out: [], err: [], signalsSent: [], lost: null, code: null, signal: null };
  let size = 0;
  const child = spawn(command, args, { stdio: ["inherit", "pipe", "pipe"], env });
  const restore = forward(child, (signal) => run.signalsSent.push([ms(), signal]));
  const keep = (stream, bytes) => {
    size += bytes.length;
    if (size > MOST_BYTES) {
      run.lost ??= "it printed more than a recording holds";
      run.chunks = run.out = run.err = [];
      return;
    }
    run.chunks.push([ms(), stream, bytes.length]);
    run[stream].push(bytes);
  };
  relay(child.stdout, process.stdout, (bytes) => keep("out", bytes));
  relay(child.stderr, process.stderr, (bytes) => keep("err", bytes));
  try {
    [run.code, run.signal] = await ended(child);
  } finally {
    restore();
    child.stdout.destroy();
    child.stderr.destroy();
  }
  return { ...run, out: Buffer.concat(run.out), err: Buffer.concat(run.err) };
}

/** Documented in pass-through.d.mts. */
export function endLike({ code, signal }) {
  if (signal === null) return process.exit(code ?? 1);
  for (const name of [...FROM_THE_TERMINAL, ...ALWAYS]) process.removeAllListeners(name);
  process.kill(process.pid, signal);
  // Still alive: this process inherited the signal as ignored. Exit with the code that a shell reports for it.
  setTimeout(() => process.exit(128 + (constants.signals[signal] ?? 0)), 200);
}

/** Bytes go on at once and as they are; a slow reader slows the CLI down, one that is gone is gone for it too. */
function relay(from, to, keep) {
  const gone = () => from.destroy();
  to.on("error", gone);
  from.on("error", () => {});
  from.on("data", (bytes) => {
    keep(bytes);
    if (to.write(bytes) || to.destroyed) return;
    from.pause();
    to.once("drain", () => from.resume());
  });
  from.on("close", () => to.off("error", gone).on("error", () => {}));
}

function forward(child, sent) {
  const isTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  const handlers = new Map();
  for (const signal of [...FROM_THE_TERMINAL, ...ALWAYS]) {
    process.removeAllListeners(signal);
    const handler = () => {
      const getsItToo = isTerminal && FROM_THE_TERMINAL.includes(signal);
      if (signal !== "SIGWINCH" && signal !== "SIGCONT") sent(signal);
      if (!getsItToo) child.kill(signal);
    };
    // Ctrl-Z stops the CLI and this process alike; only a handler would keep this one going.
    if (signal === "SIGTSTP") continue;
    handlers.set(signal, handler);
    process.on(signal, handler);
  }
  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
}

function ended(child) {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      const orphaned = setTimeout(() => resolve([code, signal]), ORPHAN_MS);
      child.once("close", () => {
        clearTimeout(orphaned);
        resolve([code, signal]);
      });
    });
  });
}
