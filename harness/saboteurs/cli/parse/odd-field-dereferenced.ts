import { changeLines } from "../../kit/change-lines.ts";
import { recordsOfLine } from "../../kit/json-record.ts";
import { recordedShapes } from "../../kit/recorded-shapes.ts";
import { withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "odd-field-dereferenced",
  invariant: "INV-CLI-PARSE-009",
  fault:
    "Reads into fields without asking for their type, so that a null or another shape throws (imbue-ai/sculptor#254).",
  skip: withoutRecords,
  sabotage(adapter) {
    const shapes = recordedShapes(adapter);
    return changeLines(adapter, () => (line) => {
      const odd = recordsOfLine(line).flatMap(shapes.oddKeys)[0];
      if (odd !== undefined) throw new TypeError(`Cannot read properties of null (reading '${odd}')`);
      return line;
    });
  },
} satisfies Saboteur;
