import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import type { Expectation } from "../../schemas/harness/v1/generated/expectation.ts";
import { alternatives } from "../expectation/compare-expectation.ts";
import { isRecord } from "../lib/json.ts";

/** Capabilities of a manifest that are false where an adapter does not report a part of the outcome: its fields. */
const FIELDS = {
  tools: ["tools"],
  sessions: ["session"],
  usage: ["usage"],
  cost: ["costUsd"],
  model: ["model"],
  quota: ["quota"],
  messages: ["messages"],
  diagnostics: ["diagnostics"],
  exit: ["exit.code", "exit.signal"],
  errorClass: [
    "error.category",
    "error.kind",
    "error.shouldRetry",
    "error.shouldFallback",
    "error.suggestedDelayMs",
    "error.evidence",
  ],
  httpStatus: ["error.httpStatus"],
  rateLimits: ["error.retryAfterMs", "error.resetsAt", "error.suggestedDelayMs"],
  reasoning: ["usage.reasoningTokens"],
  stopReason: ["stopReason"],
  structuredOutput: ["structuredOutput"],
  thinking: ["events.thoughts"],
  fileChanges: ["events.fileChanges"],
  plans: ["events.plans"],
  compactions: ["events.compactions"],
  denials: ["tools.denied"],
  mcpServers: ["tools.mcpServer"],
  models: ["models"],
} as const;

/** A part of the outcome that an adapter may say it does not report. */
export type ReportedPart = keyof typeof FIELDS;

const PARTS = Object.keys(FIELDS) as ReportedPart[];

/** Parts that are reported where the manifest's capabilities say `true`; all others unless they say `false`. */
const TO_BE_CLAIMED: ReadonlySet<ReportedPart> = new Set([
  "stopReason",
  "structuredOutput",
  "thinking",
  "fileChanges",
  "plans",
  "compactions",
  "denials",
  "mcpServers",
  "models",
]);

/** Whether checks may ask for this part. */
export function reports({ capabilities }: Pick<Manifest, "capabilities">, part: ReportedPart): boolean {
  return capabilities?.[part] ?? !TO_BE_CLAIMED.has(part);
}

/** The parts that an adapter says it does not report, in the order of the schema. */
export function unreportedParts(manifest: Pick<Manifest, "capabilities">): ReportedPart[] {
  return PARTS.filter((part) => !reports(manifest, part));
}

/** The reason of a case that asks for parts which the adapter does not report. */
export function notReported(manifest: Pick<Manifest, "id" | "capabilities">, part: ReportedPart): string {
  return `${manifest.id} claims no ${part}`;
}

/** Parts that an adapter without the claim fills in otherwise: without usage, with estimates, which have rules too. */
const FILLED_IN: ReadonlySet<ReportedPart> = new Set([
  "tools",
  "sessions",
  "usage",
  "cost",
  "model",
  "quota",
]);

/**
 * Whether a change of this place in an outcome, such as `outcome.usage.reasoningTokens`, says anything: not where the
 * adapter says that it does not report the part, and leaves it empty.
 */
export function reportsField(manifest: Pick<Manifest, "capabilities">, path: string): boolean {
  const isIn = (field: string) => `${path}.`.startsWith(`outcome.${field}.`);
  return !unreportedParts(manifest).some((part) => !FILLED_IN.has(part) && FIELDS[part].some(isIn));
}

/**
 * An expectation without the fields that the adapter does not report.
 *
 * @returns what is left of it, undefined when that is nothing, and the parts that took something away.
 */
export function reportedPart(
  expected: Expectation,
  manifest: Pick<Manifest, "capabilities">,
): { left: Expectation | undefined; dropped: ReportedPart[] } {
  let left: unknown = expected;
  const dropped: ReportedPart[] = [];
  for (const part of unreportedParts(manifest)) {
    const before = JSON.stringify(left);
    left = FIELDS[part].reduce((rest, path) => without(rest, path.split(".")), left);
    if (JSON.stringify(left) !== before) dropped.push(part);
  }
  return { left: says(left) ? (left as Expectation) : undefined, dropped };
}

/** A value without the field at a path, in each of its alternatives and in each element of a list. */
function without(value: unknown, path: readonly string[]): unknown {
  const choices = alternatives(value);
  if (choices !== null) return { anyOf: choices.map((choice) => without(choice, path)) };
  if (Array.isArray(value)) return value.map((one) => without(one, path));
  const [key, ...rest] = path;
  if (key === undefined || !isRecord(value) || !Object.hasOwn(value, key)) return value;
  const { [key]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...others, [key]: without(inner, rest) };
}

/** Whether an expected value asks for anything: an object without fields does not. */
function says(value: unknown): boolean {
  const choices = alternatives(value);
  if (choices !== null) return choices.every(says);
  return !isRecord(value) || Object.values(value).some(says);
}
