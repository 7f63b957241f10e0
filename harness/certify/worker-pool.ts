import { WorkerHandle } from "./worker-handle.ts";

/** Workers between two adapters. */
export class WorkerPool {
  private readonly idle: WorkerHandle[] = [];
  private ended = false;

  /** An idle worker, or a new one. @param timeoutMs as WorkerHandle takes it; the same for all of a pool. */
  take(timeoutMs: number): WorkerHandle {
    for (let worker = this.idle.pop(); worker !== undefined; worker = this.idle.pop()) {
      if (worker.alive) return worker;
    }
    return new WorkerHandle(timeoutMs);
  }

  /** Keeps a worker that is not at work. */
  keep(worker: WorkerHandle): void {
    if (this.ended) worker.kill();
    else this.idle.push(worker);
  }

  /** Ends every idle worker. */
  end(): void {
    this.ended = true;
    for (const worker of this.idle.splice(0)) worker.kill();
  }
}
