import { fs } from "./file-system.mjs";

const FD = { out: 1, err: 2 };
/** What a pipe holds: a longer write is counted in parts, so that a receipt says how far a blocked one came. */
const PIPE_BYTES = 64 * 1024;
const FULL_PIPE_MS = 2;

/** Thrown when nobody reads stdout any more. */
export class ReaderGone extends Error {
  name = "ReaderGone";
}

/** Thrown when as many bytes of stdout are played as a fault allows. */
export class LimitReached extends Error {
  name = "LimitReached";
}

/**
 * Both output streams, by file descriptor: the stream objects of Node cost start time, and a synchronous write would
 * stop signals from being seen while a pipe is full.
 */
export class Output {
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
