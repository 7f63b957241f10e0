const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

const UNIT =
  "(?:milliseconds?|millis|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d)(?![a-z])";
const AMOUNT = String.raw`\d{1,9}(?:\.\d{1,9})?`;
/** "30 seconds", "1h2m3s", "2 minutes and 5 seconds". */
const DURATION = String.raw`(?:${AMOUNT}\s*${UNIT}(?:[\s,]|and)*){1,4}`;

/** What introduces a wait that has a unit. */
const WITH_UNIT = new RegExp(
  String.raw`\b(?:retry(?:ing)?[\s_-]*(?:after|in)|try again (?:after|in)|wait(?:ing)?(?: for)?|retry[_-]?delay|(?:resets?|available again) (?:in|after))` +
    String.raw`\\?["']?\s*[:=]?\s*\\?["']?(?:about |at least )?(${DURATION})`,
  "gi",
);
/** A header or field without a unit: seconds, unless its name says milliseconds. */
const WITHOUT_UNIT = new RegExp(
  String.raw`\bretry[\s_-]*(?:after|delay)([\s_-]?ms|[\s_-]?milliseconds)?\\?["']?\s*[:=]?\s*\\?["']?(${AMOUNT})(?!\s*${UNIT})(?![\d.:/-])`,
  "gi",
);
const PART = new RegExp(String.raw`(${AMOUNT})\s*(${UNIT})`, "gi");

/**
 * Milliseconds that a text says to wait before the next try, or null.
 *
 * Reads "retry after 30 seconds", "wait 5 s", "try again in 1h2m", `"retryDelay":"17s"`, "retry-after: 30" (seconds, as
 * in the HTTP header) and "retry-after-ms=997000". Of several hints the shortest counts: too early costs one refused
 * call, too late costs hours (can1357/oh-my-pi#11014). Dates are no waits, see resetTimeIn.
 */
export function retryAfterIn(text: string): number | null {
  const waits: number[] = [];
  for (const [, duration] of text.matchAll(WITH_UNIT)) waits.push(durationMs(duration!));
  for (const [, milliseconds, amount] of text.matchAll(WITHOUT_UNIT)) {
    waits.push(Number(amount) * (milliseconds === undefined ? UNIT_MS.s! : UNIT_MS.ms!));
  }
  return waits.length === 0 ? null : Math.round(Math.min(...waits));
}

function durationMs(text: string): number {
  let total = 0;
  for (const [, amount, unit] of text.matchAll(PART)) total += Number(amount) * UNIT_MS[unitKey(unit!)]!;
  return total;
}

function unitKey(unit: string): string {
  const lower = unit.toLowerCase();
  return lower.startsWith("ms") || lower.startsWith("mil") ? "ms" : lower.charAt(0);
}
