import { withoutDiagnostics } from "../../kit/change-diagnostics.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import type { Saboteur } from "../../saboteur.ts";

const LIMIT = /"(?:stop_?reason|finish_?reason)":\s*"(?:max_?(?:output_?)?tokens|length)"/i;

export default {
  name: "truncation-unmarked",
  invariant: "INV-CLI-PARSE-002",
  fault: "Reports an answer that stopped at a token limit as a whole one (no public report found).",
  skip: (adapter) =>
    someFixture(adapter, ({ expected, stdout }) => expected.status === "ok" && LIMIT.test(stdout))
      ? null
      : "no fixture ends well at a token limit",
  sabotage: (adapter) => withoutDiagnostics(adapter, "truncated"),
} satisfies Saboteur;
