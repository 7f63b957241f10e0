interface Worker {
  readonly alive: boolean;
  kill(): void;
}

/** All workers of one command: those at work, and those between two tasks. */
export class WorkerPool<W extends Worker> {
  private readonly idle: W[] = [];
  private readonly started = new Set<W>();
  private hasEnded = false;

  private readonly start: () => W;

  constructor(start: () => W) {
    this.start = start;
  }

  get ended(): boolean {
    return this.hasEnded;
  }

  /**
   * An idle worker, or a new one.
   *
   * @throws once the pool has ended: no one would end a worker that starts after it.
   */
  take(): W {
    if (this.hasEnded) throw new Error("the pool of workers has ended");
    for (let worker = this.idle.pop(); worker !== undefined; worker = this.idle.pop()) {
      if (worker.alive) return worker;
    }
    for (const worker of this.started) if (!worker.alive) this.started.delete(worker);
    const worker = this.start();
    this.started.add(worker);
    return worker;
  }

  /** Keeps a worker that is not at work. */
  keep(worker: W): void {
    this.idle.push(worker);
  }

  /** Ends every worker, also those at work. */
  end(): void {
    this.hasEnded = true;
    for (const worker of this.started) if (worker.alive) worker.kill();
  }
}
