import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import { changeEvents } from "../../kit/change-events.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "type-for-kind",
  invariant: "INV-CLI-EVENT-001",
  fault: "Names the field of the kind otherwise, as documents and output of one CLI do (openai/codex#4776).",
  sabotage: (adapter) =>
    changeEvents(adapter, () => ({ kind, ...fields }) => [
      { type: kind, ...fields } as unknown as ActivityEvent,
    ]),
} satisfies Saboteur;
