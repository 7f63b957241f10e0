import type { ActivityEvent } from "../../../contracts/cli/v1/adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "../wrap/change-events.ts";
import { someTold } from "../wrap/told-by-line.ts";

export default {
  name: "result-dropped",
  invariant: "INV-CLI-EVENT-002",
  fault: "Drops the results of tools that failed (imbue-ai/sculptor#254).",
  skip: (adapter) => (someTold(adapter, hasFailedResult) ? null : "no run here tells of a tool that failed"),
  sabotage: (adapter) =>
    changeEvents(
      adapter,
      () => (event) => (event.kind === "tool_result" && event.status === "error" ? [] : [event]),
    ),
} satisfies Saboteur;

function hasFailedResult(lines: readonly ActivityEvent[][]): boolean {
  return lines.flat().some((event) => event.kind === "tool_result" && event.status === "error");
}
