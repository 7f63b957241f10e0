const CODES = { SIGINT: 130, SIGTERM: 143 } as const;
const cleanups = new Set<() => void>();

/** Has something done before an interrupt ends the process. It must be synchronous. */
export function onInterrupt(cleanup: () => void): void {
  cleanups.add(cleanup);
}

/** Makes SIGINT and SIGTERM end the process with 130 and 143, after every cleanup. */
export function endOnSignals(): void {
  for (const [signal, code] of Object.entries(CODES)) {
    process.once(signal, () => {
      for (const cleanup of cleanups) cleanup();
      process.stderr.write("cliproof: interrupted\n");
      process.exit(code);
    });
  }
}
