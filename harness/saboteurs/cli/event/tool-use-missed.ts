import { changeEvents } from "../../kit/change-events.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "tool-use-missed",
  invariant: "INV-CLI-EVENT-002",
  fault: "Looks for calls at the top level of a record and never sees one (majiayu000/harness#1807).",
  sabotage: (adapter) => changeEvents(adapter, () => (event) => (event.kind === "tool_use" ? [] : [event])),
} satisfies Saboteur;
