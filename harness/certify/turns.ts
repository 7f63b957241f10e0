/**
 * Lets so many pieces of work run at once, in the order in which they were asked for: adapters that are certified side
 * by side share the processors.
 */
export class Turns {
  private readonly waiting: (() => void)[] = [];
  private free: number;

  /** @param most How many may run at once. */
  constructor(readonly most: number) {
    this.free = most;
  }

  /** Whether other work waits for its turn. */
  get wanted(): boolean {
    return this.waiting.length > 0;
  }

  /** Does the work when its turn has come. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The turn is handed on: whoever asks in between comes last.
      if (next === undefined) this.free++;
      else next();
    }
  }
}
