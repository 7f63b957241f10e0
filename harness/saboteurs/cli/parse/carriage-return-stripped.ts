import { changeLines } from "../../kit/change-lines.ts";
import { withoutText } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "carriage-return-stripped",
  invariant: "INV-CLI-PARSE-004",
  fault: "Takes CR for an escape sequence and joins what it parted (github/copilot-cli#3397).",
  skip: withoutText,
  sabotage: (adapter) => changeLines(adapter, () => (line) => line.replace(/\r(?!$)/g, "")),
} satisfies Saboteur;
