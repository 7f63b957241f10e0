import { changeLines } from "../../kit/change-lines.ts";
import { withoutText } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "next-line-stripped",
  invariant: "INV-CLI-PARSE-004",
  fault: "Takes NEL (U+0085) for an escape sequence because it is a C1 character; no public report found.",
  skip: withoutText,
  sabotage: (adapter) => changeLines(adapter, () => (line) => line.replaceAll("\x85", "")),
} satisfies Saboteur;
