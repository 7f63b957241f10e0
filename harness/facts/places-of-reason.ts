import { stripVTControlCharacters } from "node:util";
import type { Evidence } from "../../contracts/cli/v1/adapter.ts";
import type { Run } from "../model/target.ts";
import { documentsOf, recordsOf } from "../records/documents.ts";
import { stringsIn } from "../records/json-values.ts";
import { runBytes } from "../records/run-bytes.ts";

/**
 * The places where the first line of an error's message is in the output; none for a single word, which is a
 * code, and for a sentence that the adapter made up.
 */
export function placesOfReason(run: Run, message: string): Evidence[] {
  const [line = ""] = message.split("\n");
  if (!/\s/.test(line.trim())) return [];
  const has = (text: string) => stripVTControlCharacters(text).includes(line);
  const besideRecords = documentsOf(run).filter(({ records }) => records.length === 0);
  const places: [Evidence, boolean][] = [
    ["record", recordsOf(run).some((record) => stringsIn(record).some(has))],
    ["stdout", has(besideRecords.map(({ bytes }) => bytes.toString("utf8")).join(""))],
    ["stderr", has(runBytes(run, "err").toString("utf8"))],
  ];
  return places.filter(([, isThere]) => isThere).map(([place]) => place);
}
