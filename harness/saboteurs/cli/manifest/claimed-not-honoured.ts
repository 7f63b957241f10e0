import { allowed } from "../../../facts/expected-values.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "claimed-not-honoured",
  invariant: "INV-CLI-MANIFEST-001",
  fault:
    "Claims every capability and reports no model (nicobailon/pi-subagents#133 reported the wish for the fact).",
  skip: (adapter) =>
    someFixture(adapter, ({ expected }) =>
      allowed(expected.model).every((model) => typeof model === "string"),
    )
      ? null
      : "no fixture is known to name a model",
  sabotage: (adapter) => ({
    ...changeOutcome(adapter, (outcome) => ({ ...outcome, model: null })),
    manifest: { ...adapter.manifest, capabilities: { ...adapter.manifest.capabilities, model: true } },
  }),
} satisfies Saboteur;
