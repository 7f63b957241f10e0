import { changeError } from "../../kit/change-error.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "status-from-class",
  invariant: "INV-CLI-ERR-005",
  fault: "Derives the HTTP status from the class it chose (openai/codex#36562 has none to show).",
  sabotage: (adapter) =>
    changeError(adapter, ({ category }) => {
      const status = { rate_limit: 429, authentication: 401, not_found: 404, timeout: 504, network: 503 };
      return { httpStatus: status[category as keyof typeof status] ?? 500 };
    }),
} satisfies Saboteur;
