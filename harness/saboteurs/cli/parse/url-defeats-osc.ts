import { shield, shieldCharacters } from "../../kit/shield-characters.ts";
import { withoutText } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "url-defeats-osc",
  invariant: "INV-CLI-PARSE-004",
  fault: "Stops at a link whose address has a bracket, an exclamation mark or a plus (nodejs/node#64313).",
  skip: withoutText,
  sabotage: (adapter) =>
    shieldCharacters(
      adapter,
      () => (line) =>
        line.replace(/\x1b\](?=[^\x07\x1b]*[(!+])/g, (opener) => `${shield("\x1b")}${opener.slice(1)}`),
    ),
} satisfies Saboteur;
