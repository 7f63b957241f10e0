import type { AdapterRequest } from "../../driver/observed-target.ts";
import { faultError } from "../../lib/worker/worker-messages.ts";
import type { WorkerPool } from "../../lib/worker/worker-pool.ts";
import type { AdapterWorker } from "./adapter-worker.ts";
import type { FixturesMessage, Loaded, LoadMessage } from "./worker-messages.ts";

/** What every worker works on, once that is known. */
export type FixtureSet = Omit<FixturesMessage, "type">;

/** A worker that has loaded the adapter, or one line why there can be none. */
export type Acquired = { ok: true; worker: AdapterWorker; loaded: Loaded } | { ok: false; problem: string };

/** All workers of a certification: started here, replaced here, and ended together. */
export class WorkerGroup {
  private readonly workers = new Set<AdapterWorker>();
  private ended = false;

  private readonly adapter: Omit<LoadMessage, "type">;
  private readonly timeoutMs: number;
  private readonly pool: WorkerPool<AdapterWorker>;
  private readonly onAsked: ((question: AdapterRequest) => void) | undefined;

  constructor(
    adapter: Omit<LoadMessage, "type">,
    timeoutMs: number,
    pool: WorkerPool<AdapterWorker>,
    onAsked?: (question: AdapterRequest) => void,
  ) {
    this.adapter = adapter;
    this.timeoutMs = timeoutMs;
    this.pool = pool;
    this.onAsked = onAsked;
  }

  /**
   * Starts a worker and lets it load the adapter.
   *
   * @param families those whose checks it is to load.
   */
  async acquire(families = this.adapter.families): Promise<Acquired> {
    // A runner that is still under way after another one failed must not start workers, since nothing would end them.
    if (this.ended || this.pool.ended) throw new AdapterGone("the certification has ended");
    const worker = this.pool.take();
    this.workers.add(worker);
    worker.timeoutMs = this.timeoutMs;
    worker.onRequest = this.onAsked;
    const answer = await worker.ask({ type: "load", ...this.adapter, families });
    if (answer.type === "loaded") return { ok: true, worker, loaded: answer };
    this.terminate(worker);
    if (answer.type === "fault") throw faultError(answer);
    if (answer.type === "refused") return { ok: false, problem: answer.problem };
    const cause = answer.type === "lost" ? answer.message : `an answer of type ${answer.type}`;
    return { ok: false, problem: `adapter module ${named(this.adapter.choice)} cannot be loaded: ${cause}` };
  }

  /** Starts a worker that can run cases at once. @throws AdapterGone when the adapter can no longer be loaded. */
  async replace(fixtures: FixtureSet, families?: readonly string[]): Promise<AdapterWorker> {
    const hired = await this.acquire(families);
    if (!hired.ok) throw new AdapterGone(hired.problem);
    await this.loadFixtures(hired.worker, fixtures);
    return hired.worker;
  }

  async loadFixtures(worker: AdapterWorker, fixtures: FixtureSet): Promise<void> {
    const answer = await worker.ask({ type: "fixtures", ...fixtures });
    if (answer.type === "lost") throw new AdapterEnded(answer.message);
    if (answer.type !== "ready")
      throw new Error(`a worker did not take the fixtures: ${JSON.stringify(answer)}`);
  }

  /**
   * Takes leave of a worker that has done its work. One that ran a built-in adapter is used again for the next one: to
   * start and to warm up costs more than many cases. No one else's adapter gets a process that another one has used.
   */
  release(worker: AdapterWorker): void {
    if (this.adapter.choice.kind !== "name" || !worker.alive) {
      this.terminate(worker);
    } else {
      this.workers.delete(worker);
      this.pool.keep(worker);
    }
  }

  terminate(worker: AdapterWorker): void {
    worker.kill();
    this.workers.delete(worker);
  }

  /** Ends every worker and every program it started. */
  end(): void {
    this.ended = true;
    for (const worker of [...this.workers]) this.terminate(worker);
  }
}

function named(choice: LoadMessage["choice"]): string {
  return choice.kind === "exec" ? choice.command : choice.kind === "path" ? choice.path : choice.name;
}

/** The adapter ended the process before any case was run in it: its fault, in one line. */
export class AdapterEnded extends Error {
  override readonly name = "AdapterEnded";
}

/** The adapter, which loaded before, can no longer be loaded: one line for the user. */
export class AdapterGone extends Error {
  override readonly name = "AdapterGone";
}
