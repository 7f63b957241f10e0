import { shield, shieldCharacters } from "../../kit/shield-characters.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "osc-ends-with-bel-only",
  invariant: "INV-CLI-PARSE-004",
  fault: "Leaves an operating system command that ends with ST (drn/argus#453).",
  sabotage: (adapter) =>
    shieldCharacters(
      adapter,
      () => (line) =>
        line.replace(/\x1b\][^\x07\x1b]*\x1b\\/g, (sequence) => sequence.replaceAll("\x1b", shield)),
    ),
} satisfies Saboteur;
