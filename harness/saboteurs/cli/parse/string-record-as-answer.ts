import { changeOutcome } from "../../kit/change-outcome.ts";
import { jsonOfLine } from "../../kit/json-record.ts";
import { withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "string-record-as-answer",
  invariant: "INV-CLI-PARSE-007",
  fault: "Takes a line that is a JSON string for the answer (lidge-jun/opencodex#2531).",
  skip: withoutRecords,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) => {
      const text = seen
        .lines()
        .map(jsonOfLine)
        .findLast((value) => typeof value === "string");
      return outcome.content === null || text === undefined ? outcome : { ...outcome, content: text };
    }),
} satisfies Saboteur;
