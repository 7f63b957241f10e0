import type { ActivityEvent, Outcome } from "../../contracts/cli/v1/adapter.ts";
import { AdapterCrash } from "./adapter-faults.ts";
import { notPlainData } from "./plain-data.ts";

/**
 * Fills in the optional fields that an adapter left out, so that every check may read them.
 * Values are not judged here: a wrong one is the business of the invariant it breaks.
 *
 * @param value what the parser's `end` returned.
 * @returns a copy with usage, costUsd, model, session, stopReason, error null and diagnostics {} where missing.
 * @throws AdapterCrash when it is no outcome at all, and no check could look into it.
 */
export function normaliseOutcome(value: unknown): Outcome {
  if (!isRecord(value)) throw new AdapterCrash(`end() returned ${kindOf(value)} instead of an outcome`);
  requireArray(value, "messages");
  requireArray(value, "tools");
  for (const field of ["error", "usage", "session", "diagnostics"]) {
    const held = value[field];
    if (held === undefined || held === null || isRecord(held)) continue;
    throw new AdapterCrash(
      `end() returned an outcome whose ${field} is ${kindOf(held)} instead of an object`,
    );
  }
  requirePlain(value, "end() returned an outcome");
  const filled = {
    ...value,
    error: value.error ?? null,
    usage: value.usage ?? null,
    costUsd: value.costUsd ?? null,
    model: value.model ?? null,
    session: value.session ?? null,
    stopReason: value.stopReason ?? null,
    diagnostics: value.diagnostics ?? {},
  };
  return filled as unknown as Outcome;
}

/**
 * @param value what `push` or `flush` returned; nothing means no events.
 * @throws AdapterCrash when it is no list of objects.
 */
export function normaliseEvents(value: unknown, action: string): ActivityEvent[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    throw new AdapterCrash(`${action} returned ${kindOf(value)} instead of an array of events`);
  }
  const stranger = value.findIndex((event) => !isRecord(event));
  if (stranger !== -1) {
    throw new AdapterCrash(`${action} returned an event that is ${kindOf(value[stranger])}`);
  }
  for (const event of value) requirePlain(event, `${action} returned an event`);
  return value as ActivityEvent[];
}

/** INV-CLI-PARSE-001 wants plain JSON data: anything else is lost, or throws, where a host writes it down. */
function requirePlain(value: object, what: string): void {
  let fault: string | null;
  try {
    fault = notPlainData(value);
  } catch (thrown) {
    throw AdapterCrash.from(`reading what the parser returned`, thrown);
  }
  if (fault !== null) throw new AdapterCrash(`${what} that is no plain JSON data: ${fault}`);
}

function requireArray(outcome: Record<string, unknown>, field: string): void {
  if (Array.isArray(outcome[field])) return;
  throw new AdapterCrash(
    `end() returned an outcome whose ${field} is ${kindOf(outcome[field])} instead of an array`,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isThenable(value);
}

function isThenable(value: object): boolean {
  return "then" in value && typeof value.then === "function";
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return "an array";
  if (typeof value !== "object") return `a ${typeof value}`;
  return isThenable(value) ? "a promise (a parser is synchronous)" : "an object";
}
