import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endGroup, waitForEndSync } from "../living-processes.ts";
import { PROJECT_ROOT } from "../project.ts";
import { endDescendants } from "./end-descendants.ts";
import { claimFolder, TEMP_PREFIX } from "./sweep.ts";
import { type Fault, type FromWorker, WORKER_MARK, WORKER_TEMP } from "./worker-messages.ts";

const MAIN = join(PROJECT_ROOT, "harness", "lib", "worker", "worker-main.mjs");
const STDERR_TAIL = 4000;

/** How a worker process is started. */
export interface WorkerKind {
  /** File URL of the module that calls `serveWorker`. */
  module: string;
  env: Readonly<NodeJS.ProcessEnv>;
  /** Flags of node. */
  nodeFlags?: readonly string[];
  /** A program and its words that start node, such as `unshare --net`. */
  launcher?: readonly string[];
  /**
   * The worker and all that it starts get a folder of their own for temporary files, which is removed with the worker.
   */
  ownTemp?: boolean;
  /** Milliseconds that the worker has after SIGTERM to end what it started; left out: it is killed at once. */
  graceMs?: number;
}

/** How long an answer is waited for. */
export interface Patience<Note> {
  /** Milliseconds without any message after which the worker is lost. */
  silenceMs: number;
  /** Milliseconds without a note or an answer after which it is lost, whatever signs of life it gives. */
  limitMs?: number;
  onNote?(note: Note): void;
}

/** How a worker was lost. */
export type Loss =
  | { kind: "silent"; ms: number }
  | { kind: "overdue"; ms: number }
  /** `stderr` is the end of what it printed there. */
  | { kind: "ended"; code: number | null; signal: string | null; stderr: string }
  | { kind: "gone"; message: string };

export type Reply<Answer> = { type: "answer"; answer: Answer } | Fault | { type: "lost"; loss: Loss };

/**
 * A process of our own that works on one order at a time, under a watchdog. Whatever the code in it does (hang, exit,
 * use up its memory, leave processes behind), each order has an answer or a loss, and `kill` leaves nothing.
 */
export class WorkerProcess<Order, Note, Answer> {
  private readonly child: ChildProcess;
  private readonly mark = randomUUID();
  private readonly groups: number[] = [];
  private readonly temp: string | undefined;
  private readonly graceMs: number;
  private stderr = "";
  private lost: Loss | null = null;
  private settle: ((reply: Reply<Answer>) => void) | null = null;
  private patience: Patience<Note> = { silenceMs: 0 };
  private silence: NodeJS.Timeout | undefined;
  private limit: NodeJS.Timeout | undefined;

  constructor({ module, env, nodeFlags = [], launcher = [], ownTemp = false, graceMs = 0 }: WorkerKind) {
    this.graceMs = graceMs;
    this.temp = ownTemp ? mkdtempSync(join(tmpdir(), TEMP_PREFIX)) : undefined;
    if (this.temp !== undefined) claimFolder(this.temp, this.mark);
    const [program, ...words] = [...launcher, process.execPath, ...nodeFlags, MAIN, module];
    this.child = spawn(program!, words, {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      serialization: "advanced",
      env: { ...env, [WORKER_MARK]: this.mark, ...(this.temp && { [WORKER_TEMP]: this.temp }) },
      // A process group of its own, so that what is started in it can be ended with it.
      detached: true,
    });
    this.child.stderr!.on("data", (bytes: Buffer) => {
      this.stderr = (this.stderr + bytes.toString("utf8")).slice(-STDERR_TAIL);
    });
    this.child.on("message", (message: FromWorker<Note, Answer>) => this.receive(message));
    this.child.on("error", ({ message }) => this.lose({ kind: "gone", message }));
    this.child.on("close", (code, signal) => this.lose({ kind: "ended", code, signal, stderr: this.stderr }));
  }

  get alive(): boolean {
    return this.lost === null;
  }

  /** Never rejects. After a loss the worker is dead. */
  ask(order: Order, patience: Patience<Note>): Promise<Reply<Answer>> {
    return new Promise((resolve) => {
      this.settle = resolve;
      this.patience = patience;
      if (this.lost !== null) return this.reply({ type: "lost", loss: this.lost });
      this.watchSilence();
      this.watchLimit();
      this.child.send(order as object, () => {});
    });
  }

  /** Ends the worker and whatever it started. */
  kill(): void {
    this.lost ??= { kind: "gone", message: "the worker was ended" };
    clearTimeout(this.silence);
    clearTimeout(this.limit);
    const { pid } = this.child;
    if (this.graceMs > 0 && pid !== undefined && this.child.kill("SIGTERM"))
      waitForEndSync(pid, this.graceMs);
    this.child.kill("SIGKILL");
    this.child.stderr?.destroy();
    for (const group of [pid, ...this.groups]) endGroup(group);
    endDescendants(this.mark);
    if (this.temp !== undefined) rmSync(this.temp, { recursive: true, force: true, maxRetries: 3 });
  }

  private receive(message: FromWorker<Note, Answer>): void {
    if (this.lost !== null) return;
    this.watchSilence();
    if (message.type === "group") this.groups.push(message.pid);
    else if (message.type === "note") {
      this.watchLimit();
      this.patience.onNote?.(message.note);
    } else if (message.type !== "alive") this.reply(message);
  }

  private watchSilence(): void {
    const { silenceMs: ms } = this.patience;
    clearTimeout(this.silence);
    if (this.settle !== null) this.silence = setTimeout(() => this.lose({ kind: "silent", ms }), ms);
  }

  private watchLimit(): void {
    const { limitMs: ms } = this.patience;
    clearTimeout(this.limit);
    if (ms !== undefined) this.limit = setTimeout(() => this.lose({ kind: "overdue", ms }), ms);
  }

  private lose(loss: Loss): void {
    const cause = this.lost ?? loss;
    this.lost = cause;
    this.kill();
    this.reply({ type: "lost", loss: cause });
  }

  private reply(reply: Reply<Answer>): void {
    clearTimeout(this.silence);
    clearTimeout(this.limit);
    const settle = this.settle;
    this.settle = null;
    settle?.(reply);
  }
}

/** A loss as the end of a sentence that names the worker: `gave no sign of life within 60 s`. */
export function describeLoss(loss: Loss): string {
  if (loss.kind === "silent") return `gave no sign of life within ${loss.ms / 1000} s`;
  if (loss.kind === "overdue") return `did not end within ${loss.ms / 1000} s`;
  if (loss.kind === "gone") return `is gone: ${loss.message}`;
  const how = loss.signal === null ? `exit code ${loss.code}` : loss.signal;
  const last = loss.stderr.trim().split("\n").at(-1);
  return `ended (${how})${last ? `: ${last.slice(0, 200)}` : ""}`;
}
