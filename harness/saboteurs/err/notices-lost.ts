import type { Saboteur } from "../saboteur.ts";
import { withoutDiagnostics } from "../wrap/change-diagnostics.ts";
import { someFixture } from "../wrap/corpus-fixtures.ts";

const TROUBLE = /"(?:type|subtype)":\s*"(?:[\w.]*[._])?(?:retry|warning|error)"/;

export default {
  name: "notices-lost",
  invariant: "INV-CLI-ERR-006",
  fault: "Drops what the run says about retries and warnings on its way (no public report found).",
  skip: (adapter) =>
    someFixture(adapter, ({ expected, stdout }) => expected.status === "ok" && TROUBLE.test(stdout))
      ? null
      : "no good run met trouble on its way",
  sabotage: (adapter) => withoutDiagnostics(adapter, "notices"),
} satisfies Saboteur;
