import type { Saboteur } from "../saboteur.ts";
import { changeLines } from "../wrap/change-lines.ts";
import { withoutText } from "../wrap/skip.ts";

export default {
  name: "carriage-return-stripped",
  invariant: "INV-CLI-PARSE-004",
  fault: "Takes CR for an escape sequence and joins what it parted (github/copilot-cli#3397).",
  skip: withoutText,
  sabotage: (adapter) => changeLines(adapter, () => (line) => line.replace(/\r(?!$)/g, "")),
} satisfies Saboteur;
