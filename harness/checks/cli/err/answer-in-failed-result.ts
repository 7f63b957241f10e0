import { ERROR_WORDS } from "../../../changes/fields/error-words.ts";
import { isReplaceable, replaceTexts } from "../../../changes/fields/replace-texts.ts";
import { mapRecords } from "../../../changes/records/map-records.ts";
import { compareValues, isSameRun } from "../../../driver/compare-replays.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Replay, Run, Target } from "../../../model/target.ts";
import { recordType } from "../../../records/record-type.ts";
import { terminalRecord, terminalRecords } from "../../../records/terminal-record.ts";
import { equivalenceCheck } from "../../kit/equivalence-check.ts";
import { failureClass } from "../../kit/failure-class.ts";
import { learnedFromCorpus } from "../../kit/learned-from-corpus.ts";

/**
 * A failed run whose terminal record repeats what the model said last, in the field that holds the answer of a good
 * run: the class comes from what the CLI says of the failure, not from these words (INV-CLI-ERR-003).
 */
export default equivalenceCheck({
  invariant: "INV-CLI-ERR-003",
  name: "answer-in-failed-result",
  hint: "The text of a failed result may be the model's own last message: compare it with the messages before it is read as a reason.",
  unfit: (run, { outcome }, { manifest }) => {
    if (outcome.status !== "error") return "the run did not fail";
    if (lastMessage(outcome) === undefined) return "the model said nothing that could be repeated";
    return terminalRecords(run, terminalRecord(manifest, run)).length > 0
      ? undefined
      : "the run has no terminal record";
  },
  *variants(run, { outcome }, { corpus, target }) {
    const said = lastMessage(outcome);
    const fields = answerFields(corpus, target, run);
    if (said === undefined || fields.size === 0) return;
    for (const words of ERROR_WORDS) {
      yield {
        what: `the failed result repeats the model's words ${JSON.stringify(words)}`,
        transform(whole) {
          const again = repeated(whole, target, fields, words);
          return isSameRun(whole, again) ? whole : replaceTexts(again, new Map([[said, words]]));
        },
        judge: (before, after) => compareValues(failureClass(before), failureClass(after), "outcome"),
      };
    }
  },
});

function lastMessage({ messages, error }: Replay["outcome"]): string | undefined {
  const said = messages.at(-1);
  const reason = error?.message ?? "";
  const isReason = said !== undefined && (reason.includes(said) || said.includes(reason));
  return said !== undefined && isReplaceable(said) && !isReason ? said : undefined;
}

/** By the type of a terminal record: its fields that hold the answer in good runs of the corpus. */
type Fields = Map<string, Set<string>>;

const learned = learnedFromCorpus<Fields>();

function answerFields(corpus: readonly Fixture[], { manifest }: Target, like: Run): Fields {
  return learned(corpus, like, (runs) => {
    const fields: Fields = new Map();
    for (const { fixture, run } of runs) {
      const { content, status } = fixture.expected;
      if (status !== "ok" || typeof content !== "string" || content === "") continue;
      for (const record of terminalRecords(run, terminalRecord(manifest, run))) {
        const type = recordType(record, manifest.recordKeys) ?? "";
        for (const [field, value] of Object.entries(record))
          if (value === content) fields.set(type, (fields.get(type) ?? new Set()).add(field));
      }
    }
    return fields;
  });
}

/** The run with the words in each such field of its terminal records that is empty or not there. */
function repeated(
  run: Run,
  { manifest }: Target,
  fields: ReadonlyMap<string, ReadonlySet<string>>,
  words: string,
): Run {
  const terminal = terminalRecord(manifest, run);
  return mapRecords(run, (record) => {
    if (terminal?.matches(record) !== true) return record;
    const empty = [...(fields.get(recordType(record, manifest.recordKeys) ?? "") ?? [])].filter(
      (field) => record[field] === undefined || record[field] === null || record[field] === "",
    );
    return empty.length === 0
      ? record
      : { ...record, ...Object.fromEntries(empty.map((field) => [field, words])) };
  });
}
