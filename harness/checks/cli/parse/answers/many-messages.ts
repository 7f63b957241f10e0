import { mapStrings } from "../../../../changes/fields/answer-strings.ts";
import { isReplaceable } from "../../../../changes/fields/replace-texts.ts";
import type { Run } from "../../../../model/target.ts";
import { documentsOf, type JsonObject, recordPrefix } from "../../../../records/documents.ts";
import { stringsIn, valuesIn } from "../../../../records/json-values.ts";
import { terminalRecord } from "../../../../records/terminal-record.ts";
import { withBytes } from "../../../../records/with-bytes.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";

/** More than any limit on a list that a person would set, and more than one screen. */
const COPIES = 120;

/** A run with many messages reports them all, in messages and as events: nothing is capped (INV-CLI-PARSE-002). */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-002",
  name: "many-messages",
  hint: "messages holds every text of the top-level agent; memory is bounded by the answer, not by a number of texts.",
  // Where figures are reported and this run has none, no model spoke: its texts may be the CLI's own.
  unfit: (run, { outcome, events }, { manifest }) =>
    (outcome.usage == null && manifest.capabilities?.usage !== false) ||
    messageLine(run, outcome.messages) === undefined ||
    !events.some(({ kind }) => kind === "assistant_text")
      ? "no record of a stream holds a message of the model's whole"
      : undefined,
  *variants(recorded, { outcome }, { target }) {
    const terminal = terminalRecord(target.manifest, recorded);
    const found = messageLine(recorded, outcome.messages);
    if (found === undefined || terminal?.matches(found.record)) return;
    yield {
      what: `with ${COPIES} more messages before one of its own`,
      transform: (run) => withCopies(run, found),
      judge(_before, after) {
        const reported = after.events.flatMap((event) =>
          event.kind === "assistant_text" ? [event.text] : [],
        );
        const places = { "outcome.messages": after.outcome.messages.join("\n"), events: reported.join("\n") };
        for (const [path, text] of Object.entries(places)) {
          const lost = Array.from({ length: COPIES }, (_, at) => textOf(at)).filter(
            (one) => !text.includes(one),
          );
          if (lost.length > 0)
            return { path, expected: `${COPIES} more texts`, actual: `${COPIES - lost.length} of them` };
        }
        return undefined;
      },
    };
  },
});

interface MessageLine {
  at: number;
  record: JsonObject;
  text: string;
}

/**
 * The first line that holds a message whole, once: one that holds it twice is a piece with the message so far beside
 * it.
 */
function messageLine(run: Run, messages: readonly string[]): MessageLine | undefined {
  if (run.outputFormat !== "stream-json") return undefined;
  for (const text of messages.filter(isReplaceable)) {
    const holders = documentsOf(run).map(({ records: [one] }) => (holdsOnce(one, text) ? one : undefined));
    const whole = holders.findIndex((one) => one !== undefined && !isDelta(one));
    const at = whole === -1 ? holders.findIndex((one) => one !== undefined) : whole;
    const record = documentsOf(run)[at]?.records[0];
    if (record !== undefined) return { at, record, text };
  }
  return undefined;
}

/** A record of a piece, also where a message comes in one. */
function isDelta(record: JsonObject | undefined): boolean {
  return [...valuesIn(record)].some(({ key, value }) =>
    /delta/i.test(typeof value === "string" && value.length < 40 ? `${key} ${value}` : key),
  );
}

function holdsOnce(record: JsonObject | undefined, text: string): boolean {
  const strings = stringsIn(record);
  return strings.filter((one) => one === text).length === 1 && !strings.some((one) => isLastPiece(one, text));
}

/** The last piece of a message that came in several: beside the message so far, which then is the whole one. */
function isLastPiece(piece: string, text: string): boolean {
  return piece.trim() !== "" && piece.length < text.length && text.endsWith(piece);
}

/** What begins a message or a part of one, by the last word of a type: `message_start`, `text_start`. */
const BEGINS = /^(?:(?:message|content_block|text|part|item)[._]start(?:ed)?)$/;

/**
 * The line before which another message may stand: where the pieces of this one begin, with the records that announce
 * them. Between a message and its pieces no CLI prints another one.
 */
function beginOf(run: Run, { at, text }: MessageLine): number {
  const records = documentsOf(run).map(({ records: [record] }) => record);
  const hasPiece = (record: JsonObject | undefined) =>
    stringsIn(record).some((one) => one.trim() !== "" && text.startsWith(one));
  const first = records
    .slice(0, at)
    .findLastIndex((record) => record !== undefined && !hasSome(record, text));
  let begin = at;
  for (let index = at - 1; index > first; index--) if (hasPiece(records[index])) begin = index;
  while (begin > 0 && stringsIn(records[begin - 1]).some((one) => BEGINS.test(one))) begin--;
  return begin;
}

/** Whether a record holds a part of the text, or announces one. */
function hasSome(record: JsonObject, text: string): boolean {
  return stringsIn(record).some((one) => (one.trim() !== "" && text.includes(one)) || BEGINS.test(one));
}

/** The run with many copies of a message ahead of it. Each copy has its own text and its own ids. */
function withCopies(run: Run, found: MessageLine): Run {
  const { at, record, text } = found;
  const lines = documentsOf(run).map(({ bytes }) => bytes);
  const elsewhere = new Set(
    documentsOf(run).flatMap(({ records }, index) => (index === at ? [] : records.flatMap(stringsIn))),
  );
  const copies = Array.from({ length: COPIES }, (_, copy) => {
    const renamed = mapStrings(record, (value) => {
      if (value === text) return textOf(copy);
      return /\d/.test(value) && !elsewhere.has(value) ? `${value}${copy}` : value;
    });
    return Buffer.from(`${recordPrefix(run)}${JSON.stringify(renamed)}\n`);
  });
  const begin = beginOf(run, found);
  return withBytes(run, { out: Buffer.concat([...lines.slice(0, begin), ...copies, ...lines.slice(begin)]) });
}

function textOf(copy: number): string {
  return `This is text ${copy} of many.`;
}
