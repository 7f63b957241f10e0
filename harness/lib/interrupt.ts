const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const cleanups = new Set<() => void>();

/** Ends the process with this code, after every cleanup. */
export function endNow(code: number): never {
  for (const cleanup of cleanups) cleanup();
  process.exit(code);
}

/**
 * Has something done before an interrupt ends the process. It must be synchronous.
 *
 * @returns takes it back, once it is no longer needed.
 */
export function onInterrupt(cleanup: () => void): () => void {
  cleanups.add(cleanup);
  return () => void cleanups.delete(cleanup);
}

/** Makes SIGINT, SIGTERM and SIGHUP end the process with 130, 143 and 129, after every cleanup. */
export function endOnSignals(): void {
  for (const [signal, code] of Object.entries(CODES)) {
    process.once(signal, () => {
      process.stderr.write("cliproof: interrupted\n");
      endNow(code);
    });
  }
}
