import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "../wrap/change-events.ts";

export default {
  name: "result-of-another-call",
  invariant: "INV-CLI-EVENT-002",
  fault:
    "Gives a result to the call that began last, though calls run side by side (paperclipai/paperclip#1612).",
  sabotage: (adapter) =>
    changeEvents(adapter, () => {
      const open: string[] = [];
      return (event) => {
        if (event.kind === "tool_use") open.push(event.tool_call_id);
        if (event.kind !== "tool_result") return [event];
        return [{ ...event, tool_call_id: open.pop() ?? event.tool_call_id }];
      };
    }),
} satisfies Saboteur;
