import { withoutDiagnostics } from "../../kit/change-diagnostics.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "text-fallback-unmarked",
  invariant: "INV-CLI-PARSE-002",
  fault:
    "Takes text for the answer where records were asked for, and does not say so (BeehiveInnovations/pal-mcp-server#290).",
  skip: (adapter) =>
    someFixture(
      adapter,
      ({ expected, outputFormat, records }) =>
        expected.status === "ok" && outputFormat !== "text" && records.length === 0,
    )
      ? null
      : "no fixture is text in the place of records",
  sabotage: (adapter) => withoutDiagnostics(adapter, "textFallback"),
} satisfies Saboteur;
