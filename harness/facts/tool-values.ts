import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { isRecord } from "../lib/json.ts";
import type { Run } from "../model/target.ts";
import { recordsOf } from "../records/documents.ts";
import { valuesIn } from "../records/json-values.ts";

/** Names of the fields of records in which a CLI keeps what it says of its tools. */
export interface ToolFields {
  call: readonly string[];
  input: readonly string[];
  output: readonly string[];
}

/** Those of the CLIs that are known. */
const KNOWN: ToolFields = {
  call: ["id", "tool_id", "tool_use_id", "tool_call_id", "toolCallId", "call_id", "callId", "callID"],
  input: ["args", "arguments", "command", "input", "parameters", "rawInput"],
  output: ["aggregated_output", "content", "error", "output", "rawOutput", "result"],
};

/** What a run's records say of one call. */
export interface ToolValues {
  inputs: unknown[];
  /** Those of its first record, and of the others but the last: they are there before the end of the call. */
  earlyInputs: unknown[];
  outputs: unknown[];
}

/** The names of a CLI: the known ones, and those that the manifest's `toolKeys` adds. */
export function toolFields({ toolKeys = {} }: Pick<Manifest, "toolKeys">): ToolFields {
  return {
    call: [...KNOWN.call, ...(toolKeys.call ?? [])],
    input: [...KNOWN.input, ...(toolKeys.input ?? [])],
    output: [...KNOWN.output, ...(toolKeys.output ?? [])],
  };
}

/**
 * The input and the output of a call in the records that name it: the values of their fields, empty ones left out. What
 * is inside a list of blocks is part of that list, and no output by itself.
 */
export function toolValues(run: Run, callId: string, fields: ToolFields): ToolValues {
  const naming = recordsOf(run).flatMap((record) =>
    [...valuesIn(record)].flatMap(({ value }) =>
      isRecord(value) && fields.call.some((field) => value[field] === callId) ? [value] : [],
    ),
  );
  const inputs = (records: typeof naming) =>
    records.flatMap((record) => valuesOf(record, fields.input, fields.output));
  return {
    inputs: inputs(naming),
    earlyInputs: inputs(naming.slice(0, Math.max(1, naming.length - 1))),
    outputs: naming
      .filter((record) => !isUnderWay(record))
      .flatMap((record) => valuesOf(record, fields.output, fields.input))
      .flatMap(withReasons),
  };
}

/** An output that is an object may be reported by the one text or list in it, such as the message of an error. */
function withReasons(value: unknown): unknown[] {
  if (!isRecord(value)) return [value];
  return [
    value,
    ...Object.values(value).filter(
      (inner) => typeof inner === "string" || Array.isArray(inner) || isRecord(inner),
    ),
  ];
}

/** The outputs of results that name no call, in the order of the records: some CLIs print them behind their calls. */
export function unnamedOutputs(run: Run, fields: ToolFields): unknown[][] {
  return recordsOf(run)
    .flatMap((record) => [...valuesIn(record)].flatMap(({ value }) => (isRecord(value) ? [value] : [])))
    .filter((value) => /^tool(?:_?result)?$/i.test(String(value.role ?? value.type)))
    .filter((value) => fields.call.every((field) => typeof value[field] !== "string"))
    .map((value) => valuesOf(value, fields.output, fields.input).flatMap(withReasons));
}

/** A call whose arguments never came, a result without output. */
export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === "" || JSON.stringify(value) === "{}";
}

/** News of a tool that still runs, as grok prints it with what the tool printed so far. */
export function isUnderWay(record: Record<string, unknown>): boolean {
  const { status } = record;
  return status === null || status === "pending" || status === "in_progress";
}

/** Values of the fields with these names, in the object and in those inside of it, but not inside the other fields. */
function valuesOf(
  record: Record<string, unknown>,
  names: readonly string[],
  others: readonly string[],
): unknown[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const own = names.includes(key) && !isNothing(value) ? [value] : [];
    const inner = isRecord(value) && !others.includes(key) ? valuesOf(value, names, others) : [];
    return [...own, ...inner];
  });
}
