/** Lets at most `limit` pieces of work run at once, in the order in which they were asked for. */
export class Semaphore {
  private readonly waiting: (() => void)[] = [];
  private free: number;

  readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
    this.free = limit;
  }

  get hasWaiters(): boolean {
    return this.waiting.length > 0;
  }

  /** Does the work as soon as fewer than `limit` pieces of work are under way. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place is handed on, so that work which asks in between comes last.
      if (next === undefined) this.free++;
      else next();
    }
  }
}
