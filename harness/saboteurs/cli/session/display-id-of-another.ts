import { changeCodec } from "../../kit/change-codec.ts";
import { withoutSessionCodec } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "display-id-of-another",
  invariant: "INV-CLI-SESSION-003",
  fault: "Shows the id of another session (edspencer/herdctl#357).",
  skip: withoutSessionCodec,
  sabotage: (adapter) =>
    changeCodec(adapter, () => ({ displayId: () => "00000000-0000-4000-8000-000000000000" })),
} satisfies Saboteur;
