const SURELY_DEAD_MS = 1000;

/**
 * Ends the process: with an exit code, or really of a signal, by its default action.
 *
 * @param {{code: number | null, signal: string | null}} end
 */
export function endProcess({ code, signal }) {
  if (signal === null) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  try {
    process.kill(process.pid, signal);
  } catch {
    // A signal that this system does not know, on Windows for one.
    process.exit(1);
  }
  // The first process of a container does not die of a signal it sends itself; 128 + 9 is what a shell would say.
  setTimeout(() => process.exit(signal === "SIGKILL" ? 137 : 143), SURELY_DEAD_MS);
}
