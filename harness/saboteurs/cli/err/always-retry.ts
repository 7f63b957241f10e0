import { changeError } from "../../kit/change-error.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "always-retry",
  invariant: "INV-CLI-ERR-002",
  fault: "Offers every failure for another try (sliamh11/Deus#592).",
  sabotage: (adapter) => changeError(adapter, () => ({ shouldRetry: true })),
} satisfies Saboteur;
