import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "../wrap/change-events.ts";

export default {
  name: "result-dropped",
  invariant: "INV-CLI-EVENT-002",
  fault: "Drops the results of tools that failed (imbue-ai/sculptor#254).",
  sabotage: (adapter) =>
    changeEvents(
      adapter,
      () => (event) => (event.kind === "tool_result" && event.status === "error" ? [] : [event]),
    ),
} satisfies Saboteur;
