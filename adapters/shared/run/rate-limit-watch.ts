import type { Exit, Parser, RunError } from "../../../contracts/cli/v1/adapter.ts";

/** How a CLI ends that gives up by itself. */
const GAVE_UP: Exit = { code: 1, signal: null, timedOut: false, aborted: false };

/**
 * Notices that a CLI waits for a rate limit: if it gave up now, that would be why. What the model says or does
 * afterwards shows that the CLI got over it (INV-CLI-PROC-008).
 */
export class RateLimitWatch {
  readonly #parser: Parser;
  #hasOutput = false;
  #hasProgress = false;
  /** What the output reported when the model last did something. */
  #overcome: string | null = null;
  #limit: { error: RunError; since: number } | null = null;

  constructor(parser: Parser) {
    this.#parser = parser;
  }

  /** @param isProgress the bytes brought an event: the model answers. */
  sawOutput(isProgress: boolean): void {
    this.#hasOutput = true;
    if (isProgress) this.#hasProgress = true;
  }

  /**
   * The limit that the CLI waits for, or null.
   *
   * @param now milliseconds, for `since`: when it was first noticed.
   */
  limit(now: number): { error: RunError; since: number } | null {
    if (!this.#hasOutput) return this.#limit;
    this.#hasOutput = false;
    const outcome = this.#parser.peek?.(GAVE_UP);
    const error = outcome?.error ?? null;
    const reported = JSON.stringify([error, outcome?.diagnostics?.notices?.length ?? 0]);
    if (this.#hasProgress) {
      this.#hasProgress = false;
      this.#overcome = reported;
      this.#limit = null;
    } else if (reported !== this.#overcome && error !== null && isLimit(error)) {
      this.#limit = { error, since: this.#limit?.since ?? now };
    }
    return this.#limit;
  }
}

function isLimit({ category }: RunError): boolean {
  return category === "rate_limit" || category === "quota";
}
