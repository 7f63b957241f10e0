import { takesPaste } from "./terminal/typed-text.ts";

/** What a program printed, and when it last did, in milliseconds of the same clock. */
export interface Printed {
  text: string;
  lastAt: number | null;
}

const STEP_MS = 10;
/** A program that draws for ever, or prints nothing, is typed at all the same. */
const MOST_MS = 10_000;

/**
 * Waits until a program in a terminal waits itself: it has printed something and is silent since.
 *
 * @param isOver asked again and again: the program has ended, or somebody else took over.
 * @returns whether it takes pasted text; null when it is over.
 */
export async function waitForTask(
  printed: () => Printed,
  quietMs: number,
  isOver: () => boolean,
): Promise<{ isPaste: boolean } | null> {
  const until = performance.now() + MOST_MS;
  for (;;) {
    if (isOver()) return null;
    const { text, lastAt } = printed();
    const now = performance.now();
    if ((lastAt !== null && now - lastAt >= quietMs) || now >= until) return { isPaste: takesPaste(text) };
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
