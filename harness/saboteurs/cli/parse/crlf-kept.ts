import { shield, shieldCharacters } from "../../kit/shield-characters.ts";
import { withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "crlf-kept",
  invariant: "INV-CLI-PARSE-006",
  fault: "Wants LF alone before the next record, so that CRLF spoils each line; no public report found.",
  skip: withoutRecords,
  sabotage: (adapter) => shieldCharacters(adapter, () => (line) => line.replace(/\r$/, shield)),
} satisfies Saboteur;
