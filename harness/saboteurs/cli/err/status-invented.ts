import { changeError } from "../../kit/change-error.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "status-invented",
  invariant: "INV-CLI-ERR-005",
  fault: "Tells status 500 where the output shows none (openai/codex#36562 has none to show).",
  sabotage: (adapter) => changeError(adapter, ({ httpStatus }) => ({ httpStatus: httpStatus ?? 500 })),
} satisfies Saboteur;
