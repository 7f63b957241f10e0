import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import { changeEvents } from "../../kit/change-events.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "call-id-missing",
  invariant: "INV-CLI-EVENT-001",
  fault: "Leaves the id of a call out of its event (majiayu000/harness#1807).",
  sabotage: (adapter) =>
    changeEvents(adapter, () => (event) => {
      if (event.kind !== "tool_use") return [event];
      const { tool_call_id: _id, ...fields } = event;
      return [fields as ActivityEvent];
    }),
} satisfies Saboteur;
