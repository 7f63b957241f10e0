import { recordKind } from "../../../records/record-kind.ts";
import { withoutDiagnostics } from "../../kit/change-diagnostics.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import type { Saboteur } from "../../saboteur.ts";

const TROUBLE = /(?:^|[._/])(?:\w+_)?(?:retry|warning|error)$/;

export default {
  name: "notices-lost",
  invariant: "INV-CLI-ERR-006",
  fault: "Drops what the run says about retries and warnings on its way (no public report found).",
  skip: (adapter) =>
    someFixture(
      adapter,
      // In plain text a record is a quotation, and the last record of a good run is no trouble.
      ({ expected, outputFormat, records }) =>
        expected.status === "ok" &&
        outputFormat !== "text" &&
        records.slice(0, -1).some((record) => TROUBLE.test(recordKind(record, adapter.manifest.recordKeys))),
    )
      ? null
      : "no good run met trouble on its way",
  sabotage: (adapter) => withoutDiagnostics(adapter, "notices"),
} satisfies Saboteur;
