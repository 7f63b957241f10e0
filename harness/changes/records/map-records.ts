import type { Run } from "../../model/target.ts";
import { documentsOf, type JsonObject, mapDocuments } from "../../records/documents.ts";
import { withBytes } from "../../records/with-bytes.ts";

/**
 * The run with every record put through `map`. Records that come back as the same object keep their bytes; the others
 * are written anew.
 */
export function mapRecords(run: Run, map: (record: JsonObject) => JsonObject): Run {
  return mapDocuments(run, (text, { records }) => {
    const mapped = records.map(map);
    if (mapped.every((record, index) => record === records[index])) return undefined;
    const isArray = text.trimStart().startsWith("[");
    return JSON.stringify(isArray ? mapped : mapped[0]) + /\s*$/.exec(text)![0];
  });
}

/** The run of a `stream-json` fixture with some of its records printed twice in a row. */
export function repeatRecords(run: Run, isRepeated: (record: JsonObject) => boolean): Run {
  const lines = documentsOf(run).flatMap(({ bytes, records: [record] }) =>
    record !== undefined && isRepeated(record) ? [lineOf(bytes), bytes] : [bytes],
  );
  return withBytes(run, { out: Buffer.concat(lines) });
}

function lineOf(bytes: Buffer): Buffer {
  return bytes.at(-1) === 0x0a ? bytes : Buffer.concat([bytes, Buffer.from("\n")]);
}
