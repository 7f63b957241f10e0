import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { endGroup } from "../driver/adapter-process.ts";
import type { Question } from "../driver/overheard-target.ts";
import { endDescendants, WORKER_MARK } from "./end-descendants.ts";
import type { Loss } from "./lost-cases.ts";
import type { CaseRun } from "./verdict.ts";
import { WORKER_SCRATCH, workerEnvironment } from "./worker-environment.ts";
import type { FromWorker, ToWorker, WorkerAnswer } from "./worker-messages.ts";

const PROGRAM = fileURLToPath(new URL("worker-main.mjs", import.meta.url));
/** Megabytes of heap: far more than a parser may need, far less than what takes a machine down. */
const HEAP_MB = 1024;
/**
 * Replays leave much garbage that dies young: room for it saves collections, and one thread for them is enough where
 * every processor has a worker (a tenth of the time of all adapters).
 */
const COLLECTOR = ["--max-semi-space-size=32", "--single-threaded-gc"];
/** Loading an adapter takes its time on a busy machine, however short the cases are meant to be. */
const LOAD_TIMEOUT_MS = 30_000;
/** A case that still makes progress may take this many times the watchdog's time. */
const PATIENCE = 10;
const LAST_WORDS = 4000;

/** The worker is gone, and with it the answer. */
interface LostAnswer {
  type: "lost";
  verdict: Loss;
  /** What happened, in one line. */
  message: string;
  /** What the cases came to that were done before. */
  runs: CaseRun[];
}

/** What cases came to, in their order. */
interface CaseRuns {
  type: "runs";
  runs: CaseRun[];
}

type Answer = Exclude<WorkerAnswer, { type: "done" }> | CaseRuns | LostAnswer;

/** A worker process, seen from the parent: one question at a time, each with an answer or a loss. */
export class WorkerHandle {
  private readonly child: ChildProcess;
  private readonly groups: number[] = [];
  private readonly mark = randomUUID();
  /** For the worker's temporary files, and those of all it starts: gone with it, however it ends. */
  private readonly scratch = mkdtempSync(join(tmpdir(), "cliproof-worker-"));
  private lastWords = "";
  private settle: ((answer: Answer) => void) | null = null;
  private runs: CaseRun[] = [];
  private watchdog: NodeJS.Timeout | undefined;
  private deadline: NodeJS.Timeout | undefined;
  private dead = false;
  private patience: number;
  /** Told what the adapter is asked, in cases whose inputs are wanted. */
  onAsked: ((question: Question) => void) | undefined;
  /** What the silence of the worker means now. */
  private hangs = "";

  /** @param timeoutMs without any sign of life after which a case counts as hung. */
  constructor(private readonly timeoutMs: number) {
    this.patience = timeoutMs;
    this.child = fork(PROGRAM, [], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      serialization: "advanced",
      env: {
        ...workerEnvironment(process.env),
        [WORKER_MARK]: this.mark,
        [WORKER_SCRATCH]: this.scratch,
      },
      execArgv: [`--max-old-space-size=${HEAP_MB}`, ...COLLECTOR],
      // A process group of its own, so that what the adapter starts can be ended with it.
      detached: true,
    });
    this.child.stderr?.on("data", (bytes: Buffer) => {
      this.lastWords = (this.lastWords + bytes.toString("utf8")).slice(-LAST_WORDS);
    });
    this.child.on("message", (message: FromWorker) => this.receive(message));
    this.child.on("error", (cause) => this.lose("errored", cause.message));
    this.child.on("close", (code, signal) => this.lose("errored", epitaph(code, signal, this.lastWords)));
  }

  get alive(): boolean {
    return !this.dead;
  }

  /** Never rejects. After a lost answer the worker is dead. */
  ask(message: ToWorker): Promise<Answer> {
    return new Promise((resolve) => {
      const isCase = message.type === "cases" || message.type === "probe";
      this.patience = isCase ? this.timeoutMs : Math.max(this.timeoutMs, LOAD_TIMEOUT_MS);
      const what = message.type === "load" ? "its import did not end" : "the adapter gave no sign of life";
      this.hangs = `${what} within ${this.patience / 1000} s`;
      this.settle = resolve;
      this.runs = [];
      this.rewind();
      this.extend();
      if (this.dead) this.lose("errored", "the worker is gone");
      else this.child.send(message, () => {});
    });
  }

  /** Ends the worker and whatever it started. */
  kill(): void {
    this.dead = true;
    clearTimeout(this.watchdog);
    clearTimeout(this.deadline);
    this.child.kill("SIGKILL");
    this.child.stderr?.destroy();
    for (const pid of [this.child.pid, ...this.groups]) endGroup(pid);
    endDescendants(this.mark);
    rmSync(this.scratch, { recursive: true, force: true, maxRetries: 3 });
  }

  private receive(message: FromWorker): void {
    if (this.dead) return;
    if (message.type === "child") this.groups.push(message.pid);
    else if (message.type === "beat") this.rewind();
    else if (message.type === "asked") this.onAsked?.(message.question);
    else if (message.type === "ran") {
      this.runs.push(message.run);
      this.rewind();
      this.extend();
    } else if (message.type === "done") this.answer({ type: "runs", runs: this.runs });
    else this.answer(message);
  }

  private rewind(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.lose("timed-out", this.hangs), this.patience);
  }

  private extend(): void {
    clearTimeout(this.deadline);
    const limit = this.patience * PATIENCE;
    this.deadline = setTimeout(() => this.lose("timed-out", `no end within ${limit / 1000} s`), limit);
  }

  private lose(verdict: Loss, message: string): void {
    this.kill();
    this.answer({ type: "lost", verdict, message, runs: this.runs });
  }

  private answer(answer: Answer): void {
    clearTimeout(this.watchdog);
    clearTimeout(this.deadline);
    const settle = this.settle;
    this.settle = null;
    settle?.(answer);
  }
}

function epitaph(code: number | null, signal: string | null, lastWords: string): string {
  if (/heap out of memory/i.test(lastWords)) {
    return `the adapter took more than ${HEAP_MB} MB of memory`;
  }
  const thrown = /^(\w*Error\b.*)$/m.exec(lastWords)?.[1];
  const how = signal === null ? `exit code ${code}` : signal;
  return `the adapter ended its process (${how})${thrown === undefined ? "" : `: ${thrown.slice(0, 200)}`}`;
}
