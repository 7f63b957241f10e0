import { describeThrown } from "../../driver/adapter-faults.ts";
import { CheckFailure, NoAnswer } from "./check-failure.ts";

/**
 * Runs something that may throw where no one can catch it: an error event without a listener takes a host down (EPIPE,
 * backnotprop/plannotator#1039).
 *
 * @throws CheckFailure when that happens.
 */
export async function withUncaughtGuard<T>(action: () => Promise<T>): Promise<T> {
  const uncaught: unknown[] = [];
  const listener = (thrown: unknown) => uncaught.push(thrown);
  process.on("uncaughtException", listener);
  process.on("unhandledRejection", listener);
  const [settled] = await Promise.allSettled([action()]);
  process.off("uncaughtException", listener);
  process.off("unhandledRejection", listener);
  // A NoAnswer already contains the uncaught exception; it is preferred.
  const isSilent = settled.status === "rejected" && settled.reason instanceof NoAnswer;
  if (uncaught.length > 0 && !isSilent) throw hostDown(uncaught[0]);
  if (settled.status === "rejected") throw settled.reason;
  return settled.value;
}

function hostDown(thrown: unknown): CheckFailure {
  return new CheckFailure({
    message: "the run threw an exception that cannot be caught: the host would be down",
    actual: describeThrown(thrown),
    expected: "an outcome",
    hint: "Listen to `error` on the child and on each of its pipes.",
  });
}
