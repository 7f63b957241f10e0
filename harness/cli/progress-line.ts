const EVERY_MS = 100;

/** One line on stderr that counts up while a person watches; silent when no one does (a pipe, CI). */
export interface ProgressLine {
  /** @param what is counted; several at once share the line, each until all of it is done. */
  show(what: string, done: number, total: number): void;
  clear(): void;
}

export function progressLine(): ProgressLine {
  const watched = process.stderr.isTTY === true && process.env.CI === undefined;
  const shown = new Map<string, string>();
  let last = 0;
  return {
    show(what, done, total) {
      if (!watched) return;
      shown.set(what, `${what}: ${done} of ${total} cases`);
      const now = performance.now();
      if (now - last >= EVERY_MS || done >= total) {
        last = now;
        process.stderr.write(`\r\x1b[K${[...shown.values()].join(", ")}`);
      }
      if (done >= total) shown.delete(what);
    },
    clear() {
      if (watched) process.stderr.write("\r\x1b[K");
    },
  };
}
