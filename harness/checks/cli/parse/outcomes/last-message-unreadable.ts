import { RETYPINGS } from "../../../../changes/fields/retypings.ts";
import { mapRecords } from "../../../../changes/records/map-records.ts";
import type { Difference } from "../../../../driver/compare-replays.ts";
import type { Replay, Run } from "../../../../model/target.ts";
import { type JsonObject, recordsOf } from "../../../../records/documents.ts";
import { changeAt, type FieldPath, fieldPaths } from "../../../../records/field-paths.ts";
import { stringsIn } from "../../../../records/json-values.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";
import { show } from "../../../kit/mismatch-difference.ts";

/**
 * Of several messages the last one cannot be read: a field of the one record that holds the answer is null, gone or of
 * another type. What an earlier message said is not the answer (INV-CLI-PARSE-009).
 */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-009",
  name: "last-message-unreadable",
  hint: "A record that holds a text and cannot be read leaves the answer unknown: content is null then, not the text before it.",
  unfit: (run, { outcome }) => {
    if (run.outputFormat !== "stream-json") return "only a stream has several messages";
    if (outcome.status !== "ok" || !outcome.content) return "it has no answer";
    if (!outcome.messages.some((text) => isEarlier(text, outcome)))
      return "it has no message besides the answer";
    return holderOf(run, outcome.content) === undefined ? "several records hold the answer" : undefined;
  },
  *variants(run, { outcome }, { target }) {
    const holder = holderOf(run, outcome.content!)!;
    const { recordKeys = [] } = target.manifest;
    // Without the object that has its type, nothing says that the record holds a message (codex 0.36: `msg`).
    const isWhole = (path: FieldPath) => recordKeys.some((key) => key.startsWith(`${path.join(".")}.`));
    for (const path of pathsToText(holder, outcome.content!).filter((path) => !isWhole(path)))
      for (const { name, change } of RETYPINGS)
        yield {
          what: `${path.join(".")} of the record with the answer ${name}`,
          transform: (whole) =>
            mapRecords(whole, (record) =>
              stringsIn(record).includes(outcome.content!)
                ? (changeAt(record, path, change) as JsonObject)
                : record,
            ),
          judge: noEarlierText,
        };
  },
});

function noEarlierText(before: Replay, { outcome: { content } }: Replay): Difference | undefined {
  const isEarlierText =
    content !== null &&
    before.outcome.messages.some((text) => isEarlier(text, before.outcome) && content.includes(text));
  if (!isEarlierText) return undefined;
  return { path: "outcome.content", expected: "the answer or null", actual: show(content) };
}

function isEarlier(text: string, { content }: Replay["outcome"]): boolean {
  return text.trim() !== "" && !content!.includes(text) && !text.includes(content!);
}

/** The one record that holds the whole answer. */
function holderOf(run: Run, content: string): JsonObject | undefined {
  const holders = recordsOf(run).filter((record) => stringsIn(record).includes(content));
  return holders.length === 1 ? holders[0] : undefined;
}

/** The way to the text, and the types beside it. */
function pathsToText(record: JsonObject, text: string): FieldPath[] {
  const paths = fieldPaths(record);
  const ways = paths.filter((path) => {
    let isHit = false;
    changeAt(record, path, (value) => {
      isHit ||= value === text;
      return value;
    });
    return isHit;
  });
  const isOnWay = (path: FieldPath) =>
    ways.some((way) => path.every((step, index) => step === way[index])) ||
    (TYPE.test(path.at(-1) ?? "") &&
      ways.some((way) => path.slice(0, -1).every((step, index) => step === way[index])));
  return paths.filter(isOnWay);
}

const TYPE = /^(?:type|kind|role)$/;
