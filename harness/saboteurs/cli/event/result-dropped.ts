import { changeEvents } from "../../kit/change-events.ts";
import { someTold, type ToldLine } from "../../kit/told-by-line.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "result-dropped",
  invariant: "INV-CLI-EVENT-002",
  fault: "Drops the results of tools that failed (imbue-ai/sculptor#254).",
  skip: (adapter) =>
    someTold(adapter, hasFailedResult) ? null : "no result here names its call and tells that it failed",
  sabotage: (adapter) =>
    changeEvents(
      adapter,
      () => (event) => (event.kind === "tool_result" && event.status === "error" ? [] : [event]),
    ),
} satisfies Saboteur;

/** Where a result names no call, one that is missing cannot be told from a call that was cut off. */
function hasFailedResult(lines: readonly ToldLine[]): boolean {
  return lines.some(({ text, events }) =>
    events.some(
      (event) =>
        event.kind === "tool_result" && event.status === "error" && text.includes(event.tool_call_id),
    ),
  );
}
