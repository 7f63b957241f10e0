import { allowed } from "../../../facts/expected-values.ts";
import { withoutDiagnostics } from "../../kit/change-diagnostics.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "empty-answer-unmarked",
  invariant: "INV-CLI-PARSE-002",
  fault: "Reports an empty answer as any other (anthropics/claude-code-action#1501).",
  skip: (adapter) =>
    someFixture(
      adapter,
      ({ expected: { content } }) => content !== undefined && allowed(content).includes(""),
    )
      ? null
      : "no fixture has an empty answer",
  sabotage: (adapter) => withoutDiagnostics(adapter, "emptyAnswer"),
} satisfies Saboteur;
