import { allowed } from "../../properties/expected-values.ts";
import type { Saboteur } from "../saboteur.ts";
import { withoutDiagnostics } from "../wrap/change-diagnostics.ts";
import { someFixture } from "../wrap/corpus-fixtures.ts";

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
