import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import type { Run } from "../target/target.ts";
import { documentsOf, type JsonObject, recordsOf } from "../transforms/documents.ts";
import { withBytes } from "../transforms/with-bytes.ts";

/**
 * The type of the terminal record of a run's format; null where the format has none.
 * A manifest may name several, separated by `|`.
 *
 * @returns undefined when the manifest does not say.
 */
export function terminalTypes(manifest: Manifest, run: Run): readonly string[] | null | undefined {
  const named = manifest.terminalRecords?.[run.outputFormat];
  return typeof named === "string" ? named.split("|") : named;
}

export function hasTerminalRecord(run: Run, types: readonly string[]): boolean {
  return recordsOf(run).some((record) => isTerminal(record, types));
}

/** The terminal records of a run, in order. */
export function terminalRecords(run: Run, types: readonly string[]): JsonObject[] {
  return recordsOf(run).filter((record) => isTerminal(record, types));
}

/** The run as it was before its first terminal record came; in `json` that is before anything came. */
export function beforeTerminalRecord(run: Run, types: readonly string[]): Run {
  const pieces = documentsOf(run);
  const at = pieces.findIndex(({ records }) => records.some((record) => isTerminal(record, types)));
  return at === -1
    ? run
    : withBytes(run, { out: Buffer.concat(pieces.slice(0, at).map(({ bytes }) => bytes)) });
}

function isTerminal(record: JsonObject, types: readonly string[]): boolean {
  return typeof record.type === "string" && types.includes(record.type);
}
