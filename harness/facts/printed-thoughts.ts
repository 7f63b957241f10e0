import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { isRecord } from "../lib/json.ts";
import type { Run } from "../model/target.ts";
import { recordsOf } from "../records/documents.ts";
import { valuesIn } from "../records/json-values.ts";

/** Fields that hold a thought whatever is around them. */
const NAMES = ["thinking", "reasoning", "reasoningText"];
/** Fields that do so in an object of such a type. */
const IN_THOUGHTS = ["content", "data", "deltaContent", "delta", "text"];
/** A thought that the API keeps to itself (`redacted_thinking`) has no text. */
const THOUGHT_TYPE = /(?:^|[.]|agent_)(?:thinking|reasoning|thought)(?:[._](?:delta|end))?$/;

/**
 * The thoughts that the records of a run show, by the kind of record and the place in it: a CLI may print the same in
 * pieces and whole.
 */
export function printedThoughts(run: Run, { toolKeys = {} }: Pick<Manifest, "toolKeys">): string[][] {
  const names = [...NAMES, ...(toolKeys.thought ?? [])];
  const groups = new Map<string, string[]>();
  for (const record of recordsOf(run)) {
    for (const { path, value } of valuesIn(record)) {
      if (!isRecord(value)) continue;
      const type = typeof value.type === "string" ? value.type : "";
      const ofType = [type, String(record.type)].some((one) => THOUGHT_TYPE.test(one)) ? IN_THOUGHTS : [];
      for (const name of [...names, ...ofType]) {
        const text = value[name];
        if (typeof text !== "string" || text.trim() === "") continue;
        const key = `${String(record.type)} ${path} ${type} ${name}`;
        groups.set(key, [...(groups.get(key) ?? []), text]);
      }
    }
  }
  return [...groups.values()];
}

/** All strings of a run in the order of the stream, those at one place of one kind of record joined. */
export function textsByPlace(run: Run): string[] {
  const groups = new Map<string, string[]>();
  for (const record of recordsOf(run)) {
    for (const { path, value } of valuesIn(record)) {
      if (typeof value !== "string") continue;
      const key = `${String(record.type)} ${path}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [value]);
      else group.push(value);
    }
  }
  return [...groups.values()].map((group) => group.join(""));
}
