const LF = 0x0a;

/**
 * Plays turns one after the other and puts answers to control requests in between, never inside a record.
 */
export class TurnPlayer {
  /** Settles early: fails with what a write met, or gives the end that `fail` found. */
  failed;
  #run;
  #interrupted;
  #turns = Promise.resolve();
  #writes = Promise.resolve();
  #waiting = [];
  #answered = new Set();
  #stop = false;
  #noMoreInput = false;
  #playing = false;
  #atBoundary = true;
  #wake = () => {};
  #settle;

  /**
   * @param interrupted `{end, recordedInterrupt}`: how an interrupted turn ends; whether the recording has that itself.
   */
  constructor(run, interrupted) {
    this.#run = run;
    this.#interrupted = interrupted;
    this.failed = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    // It may fail before anybody looks.
    this.failed.catch(() => {});
  }

  /** Plays a turn when those before it are over. */
  turn(pieces) {
    this.#turns = this.#turns.then(() => this.#play(pieces)).catch(this.#settle.reject);
  }

  /** Writes a record as soon as no other is half written. */
  answer(record) {
    const line = Buffer.from(`${JSON.stringify(record)}\n`);
    this.#alone(async () => {
      if (this.#atBoundary) await this.#run.output.write("out", line);
      else this.#waiting.push(line);
    });
  }

  /** Ends the turn that is played; where the recording was interrupted itself, it goes on as it was recorded. */
  interrupt() {
    if (!this.#playing || this.#interrupted.recordedInterrupt) return;
    this.#stop = true;
    this.#wake();
  }

  /** The client has answered a control request of the CLI. */
  answered(id) {
    this.#answered.add(id);
    this.#wake();
  }

  stdinEnded() {
    this.#noMoreInput = true;
    this.#wake();
  }

  /** Ends the session in another way than recorded. */
  fail(end) {
    this.#alone(async () => this.#settle.resolve(await end()));
  }

  /** Ends the session as recorded once the turns that have begun are written, although stdin is open. */
  endAfterTurns() {
    this.over().then(() => this.#settle.resolve(undefined), this.#settle.reject);
  }

  /** Resolves when every turn and answer is written. */
  async over() {
    await this.#turns;
    await this.#writes;
  }

  async #play(pieces) {
    const { settings, faults } = this.#run;
    this.#playing = true;
    const start = performance.now();
    const first = pieces[0]?.ms ?? 0;
    for (const [index, piece] of pieces.entries()) {
      if (this.#stop && this.#atBoundary) break;
      const due = start + (piece.ms - first) * settings.delay - performance.now();
      await this.#sleep(Math.max(due, index > 0 ? (faults.drip ?? 0) : 0), () => this.#stop);
      if (this.#stop && this.#atBoundary) break;
      await this.#alone(() => this.#write(piece));
      if (piece.awaits !== null)
        await this.#sleep(null, () => this.#stop || this.#noMoreInput || this.#answered.has(piece.awaits));
    }
    if (this.#stop) await this.#alone(() => this.#run.output.play("out", this.#interrupted.end()));
    this.#stop = false;
    this.#playing = false;
    await this.#run.secondTurn?.((work) => this.#alone(work));
  }

  async #write(piece) {
    await this.#run.replay([piece], piece.ms);
    if (piece.stream === "out" && piece.bytes.length > 0) this.#atBoundary = piece.bytes.at(-1) === LF;
    while (this.#atBoundary && this.#waiting.length > 0)
      await this.#run.output.write("out", this.#waiting.shift());
  }

  /** One write at a time. */
  #alone(work) {
    this.#writes = this.#writes.then(work);
    this.#writes.catch(this.#settle.reject);
    return this.#writes;
  }

  /** Waits until the time is over (null: without end) or something has happened that makes `done` true. */
  async #sleep(ms, done) {
    const end = ms === null ? Number.POSITIVE_INFINITY : performance.now() + ms;
    while (!done() && performance.now() < end) {
      await new Promise((resolve) => {
        const left = end - performance.now();
        const timer = left === Number.POSITIVE_INFINITY ? null : setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer ?? undefined);
          resolve();
        };
      });
    }
  }
}
