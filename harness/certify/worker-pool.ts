import { AdapterGone } from "./adapter-gone.ts";
import { WorkerHandle } from "./worker-handle.ts";

/** All workers of one command: those at work, and those between two adapters. */
export class WorkerPool {
  private readonly idle: WorkerHandle[] = [];
  private readonly started = new Set<WorkerHandle>();
  private ended = false;

  /**
   * An idle worker, or a new one.
   *
   * @param timeoutMs as WorkerHandle takes it; the same for all of a pool.
   * @throws AdapterGone once the pool has ended: nobody would end a worker that starts after it.
   */
  take(timeoutMs: number): WorkerHandle {
    if (this.ended) throw new AdapterGone("the certification has ended");
    for (let worker = this.idle.pop(); worker !== undefined; worker = this.idle.pop()) {
      if (worker.alive) return worker;
    }
    for (const worker of this.started) if (!worker.alive) this.started.delete(worker);
    const worker = new WorkerHandle(timeoutMs);
    this.started.add(worker);
    return worker;
  }

  /** Keeps a worker that is not at work. */
  keep(worker: WorkerHandle): void {
    this.idle.push(worker);
  }

  /** Ends every worker, also those at work. */
  end(): void {
    this.ended = true;
    for (const worker of this.started) if (worker.alive) worker.kill();
  }
}
