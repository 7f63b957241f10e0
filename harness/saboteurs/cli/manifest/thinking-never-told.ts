import { changeEvents } from "../../kit/change-events.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "thinking-never-told",
  invariant: "INV-CLI-MANIFEST-001",
  fault: "Claims to report reasoning and drops it (agentjido/jido_harness#52).",
  skip: ({ manifest }) =>
    manifest.capabilities?.thinking === true ? null : "the adapter claims no reasoning",
  sabotage: (adapter) => changeEvents(adapter, () => (event) => (event.kind === "thinking" ? [] : [event])),
} satisfies Saboteur;
