import { someFixture } from "../../kit/corpus-fixtures.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "document-without-events",
  invariant: "INV-CLI-EVENT-003",
  fault:
    "Reads events from a stream only, never from a document that lists the same records (no public report found).",
  skip: (adapter) =>
    someFixture(adapter, ({ outputFormat, records }) => outputFormat === "json" && records.length > 1)
      ? null
      : "no fixture is a document that lists records",
  sabotage: (adapter) =>
    wrapParser(adapter, ({ outputFormat }) => ({
      events: (events) => (outputFormat === "json" ? [] : events),
    })),
} satisfies Saboteur;
