import semver from "semver";
import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import type { Run } from "../model/target.ts";
import { documentsOf, type JsonObject, recordsOf } from "./documents.ts";
import { recordType } from "./record-type.ts";
import { withBytes } from "./with-bytes.ts";

/** What ends a run in one output format of one CLI version. */
export interface TerminalRecord {
  /** As the manifest names it: a type, or `.field` for a record without one. */
  names: readonly string[];
  matches(record: JsonObject): boolean;
}

/**
 * The terminal record of a run's format; null where the format has none.
 * A manifest may name several, separated by `|`, and different ones for ranges of CLI versions.
 *
 * @returns undefined when the manifest does not say.
 */
export function terminalRecord(
  manifest: Manifest,
  { outputFormat, cliVersion }: Pick<Run, "outputFormat" | "cliVersion">,
): TerminalRecord | null | undefined {
  const stated = manifest.terminalRecords?.[outputFormat];
  const named = typeof stated === "object" && stated !== null ? ofVersion(stated, cliVersion) : stated;
  if (typeof named !== "string") return named;
  const names = named.split("|");
  return {
    names,
    matches: (record) => {
      const type = recordType(record, manifest.recordKeys);
      return names.some((name) => (name.startsWith(".") ? hasField(record, name) : name === type));
    },
  };
}

/** `.error`: the record has that field. `.choices.0.finish_reason`: a value is there, which null is not. */
function hasField(record: JsonObject, name: string): boolean {
  const [first = "", ...deeper] = name.slice(1).split(".");
  if (deeper.length === 0) return Object.hasOwn(record, first);
  let value: unknown = record;
  for (const key of [first, ...deeper]) {
    const isHolder = typeof value === "object" && value !== null && Object.hasOwn(value, key);
    value = isHolder ? (value as JsonObject)[key] : undefined;
  }
  return value !== undefined && value !== null;
}

/** All names that the manifest has for terminal records, of every format and version. */
export function terminalNames({ terminalRecords = {} }: Manifest): Set<string> {
  const stated = Object.values(terminalRecords).flatMap((one) =>
    typeof one === "object" && one !== null ? Object.values(one) : one,
  );
  return new Set(stated.flatMap((names) => names?.split("|") ?? []));
}

/** True when a run holds its terminal record. */
export function hasTerminalRecord(run: Run, terminal: TerminalRecord): boolean {
  return recordsOf(run).some(terminal.matches);
}

/** The terminal records of a run, in order. */
export function terminalRecords(run: Run, terminal: TerminalRecord | null | undefined): JsonObject[] {
  return terminal == null ? [] : recordsOf(run).filter(terminal.matches);
}

/** The run as it was before its first terminal record came; in `json` that is before anything came. */
export function beforeTerminalRecord(run: Run, terminal: TerminalRecord): Run {
  const pieces = documentsOf(run);
  const at = pieces.findIndex(({ records }) => records.some(terminal.matches));
  return at === -1
    ? run
    : withBytes(run, { out: Buffer.concat(pieces.slice(0, at).map(({ bytes }) => bytes)) });
}

function ofVersion(
  ranges: Readonly<Record<string, string | null>>,
  version: string | undefined,
): string | null | undefined {
  const known = version === undefined ? null : semver.valid(version);
  const fit = Object.keys(ranges).find((range) => known !== null && semver.satisfies(known, range));
  return ranges[fit ?? Object.keys(ranges).at(-1) ?? ""];
}
