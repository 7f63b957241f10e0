const fs = require("node:fs");

// Several things in one file, where elsewhere each has its own: each file that a start loads costs it half a hundredth.

const FD = { out: 1, err: 2 };
/** What a pipe holds: a longer write is counted in parts, so that a receipt says how far a blocked one came. */
const PIPE_BYTES = 64 * 1024;
const FULL_PIPE_MS = 2;

/** Thrown when no one reads stdout any more. */
class ReaderGone extends Error {
  name = "ReaderGone";
}

/** Thrown when as many bytes of stdout are played as a fault allows. */
class LimitReached extends Error {
  name = "LimitReached";
}

/**
 * Both output streams, by file descriptor: the stream objects of Node cost start time, and a synchronous write would
 * stop signals from being seen while a pipe is full.
 */
class Output {
  /** Bytes written so far. */
  played = { out: 0, err: 0 };
  /** Bytes of recorded stdout that may still be played. */
  limit = Number.POSITIVE_INFINITY;
  /** Called after each write. */
  onPlayed = () => {};
  #deaf = false;

  /**
   * Plays recorded bytes.
   *
   * @throws ReaderGone, LimitReached
   */
  async play(stream, bytes) {
    if (stream === "err" || bytes.length < this.limit) {
      if (stream === "out") this.limit -= bytes.length;
      return this.write(stream, bytes);
    }
    await this.write(stream, bytes.subarray(0, this.limit));
    this.limit = 0;
    throw new LimitReached();
  }

  /**
   * Writes all bytes, however slowly they are read.
   *
   * @throws ReaderGone
   */
  async write(stream, bytes) {
    for (let at = 0; at < bytes.length && !(this.#deaf && stream === "err"); ) {
      const length = Math.min(PIPE_BYTES, bytes.length - at);
      const { written, problem } = await writeSome(FD[stream], bytes, at, length);
      at += written;
      this.played[stream] += written;
      if (problem === null) this.onPlayed();
      else if (problem === "EAGAIN") await new Promise((resolve) => setTimeout(resolve, FULL_PIPE_MS));
      else if (stream === "out") throw new ReaderGone();
      // Without a reader of stderr a program goes on with its work.
      else this.#deaf = true;
    }
  }
}

function writeSome(fd, bytes, at, length) {
  return new Promise((resolve) => {
    fs.write(fd, bytes, at, length, null, (error, written) => {
      resolve(error === null ? { written, problem: null } : { written: 0, problem: error.code });
    });
  });
}

const PIECE_BYTES = 64 * 1024;
const EMPTY_PIPE_MS = 2;

/**
 * Reads stdin to its end, as the real CLIs do before they work: an adapter that leaves it open waits for ever.
 * A terminal is not read.
 *
 * @param {(bytes: Buffer) => void} onBytes The bytes are only good until it returns.
 */
async function readStdin(onBytes) {
  if (await isTerminal()) return;
  const buffer = Buffer.allocUnsafe(PIECE_BYTES);
  for (;;) {
    const { length, problem } = await readSome(buffer);
    if (problem === "EAGAIN") await new Promise((resolve) => setTimeout(resolve, EMPTY_PIPE_MS));
    // Windows reports the end of a pipe as EOF; any other problem leaves nothing to read either.
    else if (problem !== null || length === 0) return;
    else onBytes(buffer.subarray(0, length));
  }
}

/** node:tty brings in the network code, so it is asked only about what can be a terminal at all. */
async function isTerminal() {
  const stdin = fs.fstatSync(0);
  const isNothing = fs.statSync("/dev/null", { throwIfNoEntry: false })?.rdev === stdin.rdev;
  if (!stdin.isCharacterDevice() || isNothing) return false;
  const { isatty } = await import("node:tty");
  return isatty(0);
}

function readSome(buffer) {
  return new Promise((resolve) => {
    fs.read(0, buffer, 0, buffer.length, null, (error, length) => {
      resolve(error === null ? { length, problem: null } : { length: 0, problem: error.code });
    });
  });
}

/**
 * The recorded writes of a fixture, in order.
 *
 * @returns {{ms: number, stream: "out" | "err", bytes: Buffer}[]} `ms` since the start of the recorded run.
 */
function piecesOf({ chunks, out, err }) {
  const bytes = { out, err };
  const at = { out: 0, err: 0 };
  return chunks.map(([ms, stream, length]) => {
    const piece = bytes[stream].subarray(at[stream], at[stream] + length);
    at[stream] += length;
    return { ms, stream, bytes: piece };
  });
}

/**
 * Plays pieces in order.
 *
 * @param {{delay: number, since?: number}} pace `delay` is the factor on recorded times; `since` the recorded time at
 *   which the replay starts.
 */
async function replay(pieces, output, { delay, since = 0 }) {
  // Not looked at without a delay: the clock of `performance` loads nine modules of Node's own.
  const start = delay > 0 ? performance.now() : 0;
  for (const { ms, stream, bytes } of pieces) {
    if (delay > 0) await sleepUntil(start + (ms - since) * delay);
    await output.play(stream, bytes);
  }
}

async function sleepUntil(time) {
  const wait = time - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}

module.exports = { isTerminal, LimitReached, Output, piecesOf, ReaderGone, readStdin, replay };
