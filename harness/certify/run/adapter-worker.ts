import type { AdapterRequest } from "../../driver/observed-target.ts";
import { workerEnvironment } from "../../lib/worker/worker-environment.ts";
import type { Fault } from "../../lib/worker/worker-messages.ts";
import { describeLoss, type Loss, WorkerProcess } from "../../lib/worker/worker-process.ts";
import type { CaseOutcome } from "../verdict.ts";
import type { CaseLoss } from "./skip-rule.ts";
import type { ToWorker, WorkerAnswer, WorkerNote } from "./worker-messages.ts";

const MODULE = new URL("worker.ts", import.meta.url).href;
/** Megabytes of heap: far more than a parser may need, far less than what takes a machine down. */
const HEAP_MB = 1024;
/**
 * Replays leave much garbage that dies young: room for it saves collections, and one thread for them is enough where
 * every processor has a worker (a tenth of the time of all adapters).
 */
const NODE_FLAGS = [`--max-old-space-size=${HEAP_MB}`, "--max-semi-space-size=32", "--single-threaded-gc"];
/** Loading an adapter takes its time on a busy machine, however short the cases are meant to be. */
const LOAD_TIMEOUT_MS = 30_000;
/** A case that still gives signs of life may take this many times the limit for silence. */
const LIMIT_FACTOR = 10;

/** The worker is gone, and with it the answer. */
interface LostAnswer {
  type: "lost";
  verdict: CaseLoss;
  /** What happened, in one line. */
  message: string;
  /** Results of the cases that ended before. */
  outcomes: CaseOutcome[];
}

/** Results of cases, in their order. */
interface CaseOutcomes {
  type: "outcomes";
  outcomes: CaseOutcome[];
}

type Answer = Exclude<WorkerAnswer, { type: "done" }> | CaseOutcomes | LostAnswer | Fault;

/** The worker process in which an adapter is certified, seen from the parent. */
export class AdapterWorker {
  private readonly process = new WorkerProcess<ToWorker, WorkerNote, WorkerAnswer>({
    module: MODULE,
    env: workerEnvironment(process.env),
    nodeFlags: NODE_FLAGS,
    ownTemp: true,
  });
  /** Milliseconds without a sign of life after which a case counts as hung. */
  timeoutMs = LOAD_TIMEOUT_MS;
  /** Called with what the adapter is asked, in cases whose inputs are wanted. */
  onRequest: ((question: AdapterRequest) => void) | undefined;

  get alive(): boolean {
    return this.process.alive;
  }

  /** Never rejects. After a lost answer the worker is dead. */
  async ask(message: ToWorker): Promise<Answer> {
    const isCase = message.type === "cases" || message.type === "probe";
    const silenceMs = isCase ? this.timeoutMs : Math.max(this.timeoutMs, LOAD_TIMEOUT_MS);
    const outcomes: CaseOutcome[] = [];
    const reply = await this.process.ask(message, {
      silenceMs,
      limitMs: silenceMs * LIMIT_FACTOR,
      onNote: (note) => {
        if (note.type === "ran") outcomes.push(...note.outcomes);
        else this.onRequest?.(note.question);
      },
    });
    if (reply.type === "fault") return reply;
    if (reply.type === "lost") return { type: "lost", ...caseLoss(reply.loss, message), outcomes };
    return reply.answer.type === "done" ? { type: "outcomes", outcomes } : reply.answer;
  }

  /** Ends the worker and whatever it started. */
  kill(): void {
    this.process.kill();
  }
}

function caseLoss(loss: Loss, asked: ToWorker): { verdict: CaseLoss; message: string } {
  const isLoad = asked.type === "load";
  if (loss.kind === "silent" && isLoad)
    return { verdict: "timed-out", message: `its import did not end within ${loss.ms / 1000} s` };
  if (loss.kind === "overdue") return { verdict: "timed-out", message: `no end within ${loss.ms / 1000} s` };
  if (loss.kind === "silent") return { verdict: "timed-out", message: `the adapter ${describeLoss(loss)}` };
  if (loss.kind === "gone") return { verdict: "errored", message: loss.message };
  if (/heap out of memory/i.test(loss.stderr))
    return { verdict: "errored", message: `the adapter took more than ${HEAP_MB} MB of memory` };
  const thrown = /^(\w*Error\b.*)$/m.exec(loss.stderr)?.[1];
  if (loss.code === 0)
    return {
      verdict: "errored",
      message:
        "the adapter ended its process (exit code 0): it called process.exit, or removed the listeners of the process",
    };
  const how = loss.signal === null ? `exit code ${loss.code}` : loss.signal;
  const why = thrown === undefined ? "" : `: ${thrown.slice(0, 200)}`;
  return { verdict: "errored", message: `the adapter ended its process (${how})${why}` };
}
