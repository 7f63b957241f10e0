import { changeError } from "../../kit/change-error.ts";
import { recordedShapes } from "../../kit/recorded-shapes.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "error-list-lost",
  invariant: "INV-CLI-ERR-006",
  fault: "Does not read the list of errors in the record (liliu-z/stashbase#131).",
  skip: (adapter) => (recordedShapes(adapter).holdsKey("errors") ? null : "no record lists its errors"),
  sabotage: (adapter) =>
    changeError(adapter, (error, seen) => {
      const listed = seen.records().some(({ errors }) => Array.isArray(errors) && errors.length > 0);
      return { message: listed ? "the run failed" : error.message };
    }),
} satisfies Saboteur;
