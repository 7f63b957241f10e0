import type { Saboteur } from "../saboteur.ts";
import { changeError } from "../wrap/change-error.ts";

export default {
  name: "always-retry",
  invariant: "INV-CLI-ERR-002",
  fault: "Offers every failure for another try (sliamh11/Deus#592).",
  sabotage: (adapter) => changeError(adapter, () => ({ shouldRetry: true })),
} satisfies Saboteur;
