const EVERY_MS = 100;

/** One line on stderr that counts up while a person watches; silent when nobody does (a pipe, CI). */
export function progressLine(): { show(what: string, done: number, total: number): void; clear(): void } {
  const watched = process.stderr.isTTY === true && process.env.CI === undefined;
  let last = 0;
  return {
    show(what, done, total) {
      const now = performance.now();
      if (!watched || (now - last < EVERY_MS && done < total)) return;
      last = now;
      process.stderr.write(`\r\x1b[K${what}: ${done} of ${total} cases`);
    },
    clear() {
      if (watched) process.stderr.write("\r\x1b[K");
    },
  };
}
