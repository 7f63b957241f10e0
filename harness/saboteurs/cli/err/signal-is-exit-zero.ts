import { wrapParser } from "../../kit/wrap-parser.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "signal-is-exit-zero",
  invariant: "INV-CLI-ERR-001",
  fault: "Reads the missing exit code of a killed process as 0 (open-gsd/gsd-pi#2040).",
  sabotage: (adapter) =>
    wrapParser(adapter, () => ({
      exit: (exit) => (exit.code === null ? { ...exit, code: 0, signal: null } : exit),
      outcome: (outcome, exit) => ({ ...outcome, exit }),
    })),
} satisfies Saboteur;
