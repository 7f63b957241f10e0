import stripAnsi from "strip-ansi";
import type { Expectation } from "../../../schemas/harness/v1/generated/expectation.ts";
import { canonicalJson } from "../../lib/json.ts";
import type { Dialect } from "./dialect.ts";
import type { TruthEntry, TruthTool } from "./truth-entry.ts";
import { usagesFromTruth } from "./usage-from-truth.ts";

/**
 * Turns what is known of a recorded run into an expectation, by the outcome's field names and meanings.
 * It adds nothing: where truth allows several values, any one of them is right.
 *
 * @param continues the run goes on with an earlier session.
 */
export function expectationFromTruth(entry: TruthEntry, dialect: Dialect, continues: boolean): Expectation {
  const note = entry.note === undefined ? {} : { note: entry.note };
  if (entry.kind !== "run") return note;
  const expected = {
    status: anyOf(statuses(entry)),
    content: anyOf(contents(entry)),
    ...(entry.contentAll ? { messages: anyOf(messages(entry)) } : {}),
    ...(entry.stopReason === undefined ? {} : { stopReason: entry.stopReason }),
    ...(entry.structuredOutput === undefined ? {} : { structuredOutput: entry.structuredOutput }),
    error: anyOf(errors(entry)),
    usage: anyOf(usagesFromTruth(entry, dialect, continues)),
    costUsd: anyOf([entry.costUsd ?? null, ...(entry.costUsdAlso ?? [])]),
    model: anyOf([entry.model ?? null, ...(entry.modelAlso ?? [])]),
    ...(entry.sessionId === undefined ? {} : { session: anyOf(sessions(entry)) }),
    tools: anyOf([entry.tools ?? [], ...(entry.toolsAlso ?? [])].map((tools) => tools.map(nameAndStatus))),
    ...(entry.events === undefined || Object.keys(entry.events).length === 0 ? {} : { events: entry.events }),
    ...note,
  };
  const unknown: ReadonlySet<string> = new Set(entry.unknown);
  return Object.fromEntries(Object.entries(expected).filter(([field]) => !unknown.has(field)));
}

/** One value as it is, several as alternatives; equal ones once. */
function anyOf(values: readonly unknown[]): unknown {
  const distinct = [...new Map(values.map((value) => [canonicalJson(value), value])).values()];
  return distinct.length === 1 ? distinct[0] : { anyOf: distinct };
}

function statuses(entry: TruthEntry): unknown[] {
  return [entry.status, ...(entry.statusAlso ?? [])];
}

/** A failed run has no answer in an outcome, also where truth reports the partial text that came before. */
function contents(entry: TruthEntry): unknown[] {
  const whenFailed = statuses(entry).includes("error") ? [null] : [];
  const texts = [entry.content ?? null, ...(entry.contentAlso ?? [])].map((text) => asPrinted(text, entry));
  const whenOk = statuses(entry).includes("ok") ? texts : [];
  return entry.status === "ok" ? [...whenOk, ...whenFailed] : [...whenFailed, ...whenOk];
}

function messages(entry: TruthEntry): unknown[] {
  const lists = [entry.contentAll ?? [], ...(entry.contentAllAlso ?? [])];
  return lists.map((texts) => texts.map((text) => asPrinted(text, entry)));
}

/** Truth keeps the model's own escape sequences; of a text that is printed as it is, an outcome has none. */
function asPrinted(text: unknown, entry: TruthEntry): unknown {
  return typeof text === "string" && entry.outputFormat === "text" ? stripAnsi(text) : text;
}

function errors(entry: TruthEntry): unknown[] {
  const failure = statuses(entry).includes("error") ? [errorFields(entry)] : [];
  const none = statuses(entry).includes("ok") ? [null] : [];
  return entry.status === "ok" ? [...none, ...failure] : [...failure, ...none];
}

function errorFields(entry: TruthEntry): Record<string, unknown> {
  const category = entry.status === "ok" ? entry.categoryIfError : entry.category;
  const { httpStatus = null, httpStatusAlso = [], retryAfterMs, retryAfterMsAlso = [], resetsAt } = entry;
  return {
    category: anyOf([category, ...(entry.categoryAlso ?? [])]),
    httpStatus: anyOf([httpStatus, ...httpStatusAlso]),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs: anyOf([retryAfterMs, ...retryAfterMsAlso]) }),
    ...(resetsAt === undefined
      ? {}
      : { resetsAt: anyOf(resetTimes(resetsAt, entry.resetsAtEpochS !== undefined)) }),
  };
}

/** Both spellings of the instant; where only a sentence reported it (no date, no zone), null is as good. */
function resetTimes(resetsAt: string | null, recorded: boolean): (string | null)[] {
  if (resetsAt === null) return [null];
  const instant = new Date(resetsAt).toISOString();
  return [instant, instant.replace(".000Z", "Z"), ...(recorded ? [] : [null])];
}

function sessions(entry: TruthEntry): unknown[] {
  return [entry.sessionId ?? null, ...(entry.sessionIdAlso ?? [])].map((id) => (id === null ? null : { id }));
}

function nameAndStatus({ name, status, mcpServer, denied }: TruthTool): TruthTool {
  return {
    name,
    status,
    ...(mcpServer === undefined ? {} : { mcpServer }),
    ...(denied === undefined ? {} : { denied }),
  };
}
