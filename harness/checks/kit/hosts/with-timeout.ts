import { setTimeout as sleep } from "node:timers/promises";
import { describeThrown } from "../../../driver/adapter-faults.ts";
import type { CheckFinding } from "../check.ts";
import { NoAnswer } from "../check-failure.ts";

/**
 * Longer than any check waits on purpose, on a busy machine too; well under the silence after which a case is timed
 * out, and under the time that checks give a host, so that what is known of a hang is reported before either ends.
 */
const ANSWER_MS = 20_000;
/** A host that threw where no one catches it would be down: it gets time to answer all the same, but not all of it. */
const AFTER_UNCAUGHT_MS = 2000;
/** For what a host puts back when its child has been ended: PATH and HOME are the process's. */
const SETTLING_MS = 500;

/**
 * Waits for what a host is asked for, and no longer than it may take.
 *
 * @param giveUp ends what the host waits for, and says what is known of why it has not answered.
 * @throws NoAnswer when the time is over; whatever `use` throws before.
 */
export async function withTimeout<T>(
  use: () => Promise<T>,
  giveUp: () => Promise<CheckFinding>,
  limitMs: number = ANSWER_MS,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let uncaught: { thrown: unknown } | undefined;
  const over = Symbol("over");
  let endWait = (_: typeof over) => {};
  const limit = new Promise<typeof over>((resolve) => {
    endWait = resolve;
    timer = setTimeout(resolve, limitMs, over);
  });
  const onUncaught = (thrown: unknown) => {
    if (uncaught !== undefined) return;
    uncaught = { thrown };
    clearTimeout(timer);
    timer = setTimeout(endWait, Math.min(AFTER_UNCAUGHT_MS, limitMs), over);
  };
  process.on("uncaughtException", onUncaught);
  process.on("unhandledRejection", onUncaught);
  try {
    const asked = use();
    const came = await Promise.race([asked, limit]);
    if (came !== over) return came;
    const finding = await giveUp();
    await Promise.race([asked.catch(() => {}), sleep(SETTLING_MS, undefined, { ref: false })]);
    throw new NoAnswer({ ...finding, ...lost(uncaught) });
  } finally {
    clearTimeout(timer);
    process.off("uncaughtException", onUncaught);
    process.off("unhandledRejection", onUncaught);
  }
}

function lost(uncaught: { thrown: unknown } | undefined): Partial<CheckFinding> {
  if (uncaught === undefined) return {};
  return {
    actual: `an exception that cannot be caught: ${describeThrown(uncaught.thrown)}`,
    hint: "Listen to `error` on the child and on each of its pipes, and catch what your listeners throw.",
  };
}
