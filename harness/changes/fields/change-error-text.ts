import { stripVTControlCharacters } from "node:util";
import type { Run } from "../../model/target.ts";
import { recordsOf } from "../../records/documents.ts";
import { stringsIn } from "../../records/json-values.ts";
import { runBytes } from "../../records/run-bytes.ts";
import { withBytes } from "../../records/with-bytes.ts";
import { isReplaceable, replaceTexts } from "./replace-texts.ts";

/**
 * Makes a failed run say another error text, wherever its own stands: in records, in stdout of a text-mode run, on
 * stderr.
 *
 * @param message the error's message as the adapter reported it.
 * @returns makes the run from what becomes of each text; undefined when the message is found nowhere in the output.
 */
export function errorTextChanger(
  run: Run,
  message: string,
): ((change: (text: string) => string) => Run) | undefined {
  const inRecords = [...new Set(recordsOf(run).flatMap(stringsIn))].filter(
    (text) =>
      isReplaceable(text) && (text.includes(message) || (text.length >= 12 && message.includes(text))),
  );
  const line = message.split("\n")[0]!;
  const inStreams = (["out", "err"] as const).filter(
    (stream) => recordsOf(run).length === 0 && isReplaceable(line) && plain(run, stream).includes(line),
  );
  if (inRecords.length + inStreams.length === 0) return undefined;
  return (change) => {
    const records = replaceTexts(run, new Map(inRecords.map((text) => [text, change(text)])));
    return inStreams.reduce((changed, stream) => {
      const text = plain(changed, stream).replaceAll(line, () => change(line));
      return withBytes(changed, { [stream]: Buffer.from(text) });
    }, records);
  };
}

function plain(run: Run, stream: "out" | "err"): string {
  return stripVTControlCharacters(runBytes(run, stream).toString("utf8"));
}
