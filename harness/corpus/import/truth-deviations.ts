import { stripVTControlCharacters } from "node:util";
import type { Dialect } from "./dialect.ts";
import type { TruthEntry, TruthTool, TruthUsage } from "./truth-entry.ts";

// Written apart from the converter on purpose: it reads truth's fields itself and never asks how they were turned
// into an expectation.

type Json = Record<string, unknown>;

/**
 * Every value that an expectation allows: alternatives, and alternatives inside fields and elements, multiplied out.
 */
function expand(value: unknown): unknown[] {
  if (value === null || typeof value !== "object") return [value];
  if (Array.isArray(value)) return product(value.map(expand));
  const keys = Object.keys(value);
  if (keys.length === 1 && keys[0] === "anyOf") return (value as { anyOf: unknown[] }).anyOf.flatMap(expand);
  return product(keys.map((key) => expand((value as Json)[key]))).map((values) =>
    Object.fromEntries(keys.map((key, index) => [key, values[index]])),
  );
}

function product(lists: unknown[][]): unknown[][] {
  return lists.reduce<unknown[][]>(
    (rows, list) => rows.flatMap((row) => list.map((one) => [...row, one])),
    [[]],
  );
}

/** Everything that an expectation of one run says and truth does not, and every choice of truth that it lost. */
export function truthDeviations(dialect: Dialect, truth: TruthEntry, claims: object): string[] {
  const expected = claims as Json;
  const found: string[] = [];
  const isUnknown = (field: string) => (truth.unknown as readonly string[] | undefined)?.includes(field);
  for (const field of truth.unknown ?? []) {
    if (field in expected) found.push(`${field}: nothing is known of it`);
  }
  const within = (field: string, allowed: unknown[], needed = allowed) => {
    if (isUnknown(field)) return;
    const known = new Set(allowed.map(sorted));
    for (const value of expand(expected[field])) {
      if (!known.has(sorted(value))) found.push(`${field}: ${JSON.stringify(value)}`);
    }
    const said = new Set(expand(expected[field]).map(sorted));
    for (const value of needed) {
      if (!said.has(sorted(value))) found.push(`${field}: ${JSON.stringify(value)} is missing`);
    }
  };
  const statuses = [truth.status, ...(truth.statusAlso ?? [])];
  const ok = statuses.includes("ok");
  const error = statuses.includes("error");
  within("status", statuses);
  const shown = (text: unknown) =>
    truth.outputFormat === "text" && typeof text === "string" ? stripVTControlCharacters(text) : text;
  within("content", [
    ...(truth.status === "error" ? [null] : [shown(truth.content)]),
    ...(error ? [null] : []),
    ...(ok ? [truth.content, ...(truth.contentAlso ?? [])].map(shown) : []),
  ]);
  if ("messages" in expected) {
    const lists = [truth.contentAll ?? [], ...(truth.contentAllAlso ?? [])];
    within(
      "messages",
      lists.map((texts) => texts.map(shown)),
    );
  } else if (truth.contentAll && !isUnknown("messages")) found.push("messages: missing");
  within("stopReason", [truth.stopReason]);
  within("structuredOutput", [truth.structuredOutput]);
  within("costUsd", [truth.costUsd, ...(truth.costUsdAlso ?? [])]);
  within("model", [truth.model, ...(truth.modelAlso ?? [])]);
  const idOf = (id: string | null | undefined) => (id == null ? null : { id });
  within("session", [truth.sessionId, ...(truth.sessionIdAlso ?? [])].map(idOf));
  const bare = (tools: TruthTool[] = []) =>
    tools.map(({ name, status, mcpServer, denied }) =>
      JSON.parse(JSON.stringify({ name, status, mcpServer, denied })),
    );
  within("tools", [truth.tools, ...(truth.toolsAlso ?? [])].map(bare));

  const events = truth.events ?? {};
  const claimed = expected.events ?? {};
  if (sorted(claimed) !== sorted(events)) found.push(`events: ${JSON.stringify(claimed)}`);

  const usages = [truth.usage, ...(truth.usageAlso ?? []), truth.usageEstimated, truth.usageWithSideCalls];
  if (truth.usageShown) usages.push(truth.usageShown, null);
  within(
    "usage",
    usages.filter((usage) => usage !== undefined).flatMap((usage) => readings(dialect, usage)),
    readings(dialect, truth.usage ?? null).slice(0, 1),
  );

  found.push(...errorDeviations(truth, expected, ok, error));
  const strange = Object.keys(expected).filter((key) => !FIELDS.includes(key));
  if (strange.length > 0) found.push(`fields: ${strange}`);
  return found;
}

function errorDeviations(truth: TruthEntry, expected: Json, ok: boolean, error: boolean): string[] {
  const found: string[] = [];
  const categories = [truth.category, truth.categoryIfError, ...(truth.categoryAlso ?? [])].filter(Boolean);
  const values = expand(expected.error) as (Json | null)[];
  for (const category of error ? categories : []) {
    if (!values.some((value) => value?.category === category))
      found.push(`error.category: ${category} is missing`);
  }
  if (ok && !values.includes(null)) found.push("error: null is missing");
  for (const value of values) {
    if (value === null) {
      if (!ok) found.push("error: null");
      continue;
    }
    if (!error) found.push(`error: ${JSON.stringify(value)}`);
    if (!categories.includes(value.category as string)) found.push(`error.category: ${value.category}`);
    if (![truth.httpStatus, ...(truth.httpStatusAlso ?? [])].includes(value.httpStatus as number)) {
      found.push(`error.httpStatus: ${value.httpStatus}`);
    }
    if (
      "retryAfterMs" in value &&
      ![truth.retryAfterMs, ...(truth.retryAfterMsAlso ?? [])].includes(value.retryAfterMs as number)
    ) {
      found.push(`error.retryAfterMs: ${value.retryAfterMs}`);
    }
    const reportedByText = truth.resetsAtEpochS === undefined;
    if (
      "resetsAt" in value &&
      !(value.resetsAt === null
        ? truth.resetsAt === null || reportedByText
        : sameInstant(value.resetsAt, truth.resetsAt))
    ) {
      found.push(`error.resetsAt: ${value.resetsAt}`);
    }
    const strange = Object.keys(value).filter(
      (key) => !["category", "httpStatus", "retryAfterMs", "resetsAt"].includes(key),
    );
    if (strange.length > 0) found.push(`error: ${strange}`);
  }
  return found;
}

const FIELDS =
  "status content messages stopReason structuredOutput error usage costUsd model session tools events note".split(
    " ",
  );

/** A usage of truth in the outcome's meaning; figures that are printed may have a meaning of their own. */
function readings(dialect: Dialect, usage: TruthUsage | null): unknown[] {
  if (usage === null) return [null];
  const { usage: own = {}, usageAlso = own, usageShown = own } = dialect;
  return [own, usageAlso, usageShown].map((meaning) => {
    const { inputIncludesCached: cachedInside, outputExcludesReasoning: reasoningOutside } = meaning;
    const figures = {
      inputTokens: usage.input === null ? null : usage.input - (cachedInside ? (usage.cacheRead ?? 0) : 0),
      outputTokens:
        usage.output === null ? null : usage.output + (reasoningOutside ? (usage.reasoning ?? 0) : 0),
      cacheReadTokens: usage.cacheRead,
      cacheCreationTokens: usage.cacheWrite,
      reasoningTokens: usage.reasoning,
    };
    return Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== null));
  });
}

function sameInstant(a: unknown, b: string | null | undefined): boolean {
  return typeof b === "string" && Date.parse(String(a)) === Date.parse(b);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, inner) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.keys(inner)
            .sort()
            .map((key) => [key, inner[key]]),
        )
      : inner,
  );
}
