import { changeEvents } from "../../kit/change-events.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "repeated-delta-dropped",
  invariant: "INV-CLI-EVENT-004",
  fault: "Takes a text that equals the one before for a copy of it (charannyk06/conductor-oss#618).",
  sabotage: (adapter) =>
    changeEvents(adapter, () => {
      let last = "";
      return (event) => {
        if (event.kind !== "assistant_text") return [event];
        const copy = event.text === last;
        last = event.text;
        return copy ? [] : [event];
      };
    }),
} satisfies Saboteur;
