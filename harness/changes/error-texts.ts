import { stripVTControlCharacters } from "node:util";
import type { Run } from "../model/target.ts";
import { recordsOf } from "../records/documents.ts";
import { stringsIn } from "../records/json-values.ts";
import { runBytes } from "../records/run-bytes.ts";
import { withBytes } from "../records/with-bytes.ts";
import { isReplaceable, replaceTexts } from "./replace-texts.ts";

/**
 * Puts another text behind the error text of a failed run, wherever the error text stands: in records, in stdout of a
 * text-mode run, on stderr.
 *
 * @param message the error's message as the adapter reported it.
 * @returns a function of the text to add; undefined when the message is found nowhere in the output.
 */
export function appendToErrorText(run: Run, message: string): ((text: string) => Run) | undefined {
  const inRecords = [...new Set(recordsOf(run).flatMap(stringsIn))].filter(
    (text) =>
      isReplaceable(text) && (text.includes(message) || (text.length >= 12 && message.includes(text))),
  );
  const line = message.split("\n")[0]!;
  const inStreams = (["out", "err"] as const).filter(
    (stream) => recordsOf(run).length === 0 && isReplaceable(line) && plain(run, stream).includes(line),
  );
  if (inRecords.length + inStreams.length === 0) return undefined;
  return (added) => {
    const records = replaceTexts(run, new Map(inRecords.map((text) => [text, `${text}${added}`])));
    return inStreams.reduce((changed, stream) => {
      const text = plain(changed, stream).replaceAll(line, () => `${line}${added}`);
      return withBytes(changed, { [stream]: Buffer.from(text) });
    }, records);
  };
}

function plain(run: Run, stream: "out" | "err"): string {
  return stripVTControlCharacters(runBytes(run, stream).toString("utf8"));
}
