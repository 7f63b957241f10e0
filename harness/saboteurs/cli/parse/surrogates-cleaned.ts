import { mapStrings } from "../../kit/map-strings.ts";
import { withoutRecords } from "../../kit/skip.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import type { Saboteur } from "../../saboteur.ts";

/** What String.prototype.toWellFormed does. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\ufffd");

export default {
  name: "surrogates-cleaned",
  invariant: "INV-CLI-PARSE-002",
  fault: "Puts U+FFFD in the place of half a surrogate pair (no public report found).",
  skip: withoutRecords,
  sabotage: (adapter) =>
    wrapParser(adapter, () => ({
      events: (events) => mapStrings(events, wellFormed),
      outcome: (outcome) => mapStrings(outcome, wellFormed),
    })),
} satisfies Saboteur;
