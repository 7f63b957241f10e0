import { setTimeout as pause } from "node:timers/promises";
import { ConnectionLost } from "./connection-lost.ts";

/** How a body ends: closed as it should be, dropped, or never. */
export type BodyEnd = "close" | "reset" | "hang";

/**
 * The pieces of a body one after the other.
 *
 * @param gapMs milliseconds between two pieces.
 * @param end `reset` fails with ConnectionLost; `hang` leaves the body open until its reader goes away.
 */
export function bodyStream(
  pieces: readonly string[],
  gapMs: number,
  end: BodyEnd,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  let next = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = pieces[next];
      if (next > 0 && gapMs > 0 && (piece !== undefined || end === "reset"))
        await pause(gapMs, null, gone).catch(() => {});
      if (gone.signal.aborted) return;
      next += 1;
      if (piece !== undefined) controller.enqueue(encoder.encode(piece));
      else if (end === "close") controller.close();
      else if (end === "reset") controller.error(new ConnectionLost());
      else await new Promise<void>((resolve) => gone.signal.addEventListener("abort", () => resolve()));
    },
    cancel() {
      gone.abort();
    },
  });
}
