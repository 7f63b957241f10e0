import { fs } from "./file-system.mjs";

const PIECE_BYTES = 64 * 1024;
const EMPTY_PIPE_MS = 2;

/**
 * Reads stdin to its end, as the real CLIs do before they work: an adapter that leaves it open waits for ever.
 * A terminal is not read.
 *
 * @param {(bytes: Buffer) => void} onBytes The bytes are only good until it returns.
 */
export async function readStdin(onBytes) {
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
export async function isTerminal() {
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
