import { endNow } from "../lib/interrupt.ts";

/**
 * Says what becomes of output that nobody takes. A reader that went away (`cliproof ... | head`) is no failure: the run
 * goes on to its own exit code, in silence. Anything else (a full disk) ends it with one line and exit code 3.
 */
export function endOnLostOutput(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") return;
    process.stderr.write(`cliproof: stdout cannot be written (${error.code ?? error.message})\n`);
    endNow(3);
  });
  // Without a reader of stderr there is nobody left to tell.
  process.stderr.on("error", () => {});
}
