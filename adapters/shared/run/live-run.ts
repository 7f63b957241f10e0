import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { Exit, Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { spawnRefused } from "./child/spawn-failure.ts";
import { startChild } from "./child/start-child.ts";
import type { ReadyRun } from "./ready-run.ts";
import { isSettled, type RunTimes } from "./run-clock.ts";
import { RunIntake, type Stop } from "./run-intake.ts";
import type { Tree } from "./shell-parts.ts";
import { stoppedOutcome } from "./stopped-outcome.ts";

/** How often a run that is worth it is looked at for a rate limit. */
const LOOK_MS = 100;

/**
 * Starts a CLI, hands its bytes to the parser, and sees to it that it ends. What the run meant is the parser's to say.
 *
 * @throws what the parser threw, when nothing of the run is left.
 */
export function liveRun(ready: ReadyRun): Promise<Outcome> {
  const { command, cwd, env, stdin } = ready;
  const mark = randomUUID();
  let child: ChildProcess;
  try {
    child = startChild(command, { cwd, env, mark, hasStdin: stdin !== null });
  } catch (thrown) {
    return Promise.resolve(spawnRefused(command.file, thrown));
  }
  return new LiveRun(ready, child, mark).outcome;
}

class LiveRun {
  readonly outcome: Promise<Outcome>;
  readonly #ready: ReadyRun;
  readonly #child: ChildProcess;
  readonly #tree: Tree | null;
  readonly #intake: RunIntake;
  readonly #times: RunTimes;
  readonly #onAbort = (): void => this.#stopFor({ reason: "aborted" });
  #finish!: (outcome: Outcome | Promise<Outcome>) => void;
  #timer: NodeJS.Timeout | undefined;
  #exit: Pick<Exit, "code" | "signal"> | null = null;
  #stop: Stop | null = null;
  #isOver = false;
  /** The last look made the same decision, and everything that had arrived has been read since. */
  #isSure = false;
  #immediate: NodeJS.Immediate | undefined;

  constructor(ready: ReadyRun, child: ChildProcess, mark: string) {
    this.#ready = ready;
    this.#child = child;
    this.#tree = child.pid === undefined ? null : ready.parts.tree(child, mark);
    this.#intake = new RunIntake(ready);
    const now = performance.now();
    this.#times = { startedAt: now, lastOutputAt: now, exitedAt: null, stoppedAt: null, isKilled: false };
    this.outcome = new Promise((resolve) => {
      this.#finish = resolve;
    });
    this.#listen();
  }

  #listen(): void {
    const { parts, stdin, signal } = this.#ready;
    this.#child.on("error", (thrown) => {
      // Also said of a signal that could not be sent: the run goes on then.
      if (this.#child.pid === undefined) this.#over(spawnRefused(this.#ready.command.file, thrown));
    });
    this.#child.on("exit", (code, signal) => {
      this.#exit = { code, signal };
      this.#times.exitedAt = performance.now();
      this.#schedule(0);
    });
    this.#child.on("close", () => this.#leave());
    parts.drain(this.#child, (stream, bytes) => this.#take(stream, bytes));
    parts.feed(this.#child, stdin);
    signal?.addEventListener("abort", this.#onAbort, { once: true });
    this.#schedule(0);
  }

  #take(stream: "out" | "err", bytes: Buffer): void {
    if (this.#isOver) return;
    const now = performance.now();
    this.#times.lastOutputAt = now;
    const stop = this.#intake.take(stream, bytes, now - this.#times.startedAt);
    if (stop !== null) this.#stopFor(stop);
  }

  /** Looks at the run again: at the latest when the clock has something to do. */
  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    clearImmediate(this.#immediate);
    if (this.#isOver) return;
    const isWatched = this.#ready.settings.maxRateLimitMs !== null && this.#stop === null;
    this.#timer = setTimeout(() => this.#look(), isWatched ? Math.min(ms, LOOK_MS) : ms);
  }

  #look(): void {
    const now = performance.now();
    const limited = this.#stop === null ? this.#intake.rateLimit(now) : null;
    if (limited !== null) this.#stopFor(limited);
    const { parser, settings, parts } = this.#ready;
    const step = parts.nextStep(
      now,
      this.#times,
      settings,
      () => isSettled(parser),
      () => this.#intake.isWorking(),
    );
    // A CLI that has ended after SIGTERM may have left others behind; once they are gone there is nothing to wait for.
    const isGone = this.#stop !== null && this.#exit !== null && this.#tree?.isAlive() === false;
    if (!isGone && step.do === "wait") {
      this.#isSure = false;
      this.#schedule(this.#stop === null ? step.ms : Math.min(step.ms, LOOK_MS));
      return;
    }
    if (!this.#isSure) {
      // A host that was busy looks late: what has come meanwhile is read before anything is decided.
      this.#isSure = true;
      this.#immediate = setImmediate(() => this.#look());
      return;
    }
    this.#isSure = false;
    if (isGone || step.do === "leave") this.#leave();
    else if (step.do === "stop") this.#stopFor(stopOf(step.reason, settings));
    else if (step.do === "kill") this.#kill();
  }

  #kill(): void {
    this.#times.isKilled = true;
    this.#tree?.send("SIGKILL");
    this.#schedule(0);
  }

  #stopFor(stop: Stop): void {
    if (this.#stop !== null || this.#isOver) return;
    this.#stop = stop;
    this.#times.stoppedAt = performance.now();
    this.#tree?.send("SIGTERM");
    this.#schedule(0);
  }

  /** Every pipe is closed, or no one waits for them any longer. */
  #leave(): void {
    if (this.#isOver) return;
    const { parser, parts } = this.#ready;
    const exit: Exit = {
      ...(this.#exit ?? { code: null, signal: "SIGKILL" }),
      timedOut: this.#stop?.reason === "timeout" || this.#stop?.reason === "stalled",
      aborted: this.#stop?.reason === "aborted",
    };
    this.#over(stoppedOutcome(parser, parts.exit(exit), this.#stop, this.#ready.onActivity));
  }

  #over(outcome: Outcome | Promise<Outcome>): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    clearImmediate(this.#immediate);
    this.#ready.signal?.removeEventListener("abort", this.#onAbort);
    this.#tree?.end();
    for (const pipe of [this.#child.stdin, this.#child.stdout, this.#child.stderr]) pipe?.destroy();
    this.#child.unref();
    this.#finish(outcome);
  }
}

function stopOf(reason: "timeout" | "lingering" | "stalled", { stallMs }: ReadyRun["settings"]): Stop {
  return reason === "stalled" ? { reason, ms: stallMs ?? 0 } : { reason };
}
