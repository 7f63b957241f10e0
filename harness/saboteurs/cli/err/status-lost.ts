import { changeError } from "../../kit/change-error.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "status-lost",
  invariant: "INV-CLI-ERR-005",
  fault: "Drops the HTTP status that the record shows (coleam00/Archon#2125).",
  sabotage: (adapter) => changeError(adapter, () => ({ httpStatus: null })),
} satisfies Saboteur;
