import { wrapParser } from "../../kit/wrap-parser.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "throws-on-signal",
  invariant: "INV-CLI-PARSE-001",
  fault:
    "Takes the exit code for a number, which it is not when a signal ended the process (open-gsd/gsd-pi#2040).",
  sabotage: (adapter) =>
    wrapParser(adapter, () => ({
      exit(exit) {
        void exit.code!.toString();
        return exit;
      },
    })),
} satisfies Saboteur;
