import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "../wrap/change-events.ts";
import { type CorpusFixture, someFixture } from "../wrap/corpus-fixtures.ts";

export default {
  name: "result-dropped",
  invariant: "INV-CLI-EVENT-002",
  fault: "Drops the results of tools that failed (imbue-ai/sculptor#254).",
  skip: (adapter) => (someFixture(adapter, hasFailedTool) ? null : "no run here tells of a tool that failed"),
  sabotage: (adapter) =>
    changeEvents(
      adapter,
      () => (event) => (event.kind === "tool_result" && event.status === "error" ? [] : [event]),
    ),
} satisfies Saboteur;

function hasFailedTool({ expected }: CorpusFixture): boolean {
  return JSON.stringify(expected.tools ?? []).includes('"status":"error"');
}
