import { changeCodec } from "../../kit/change-codec.ts";
import { withoutSessionCodec } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "codec-loses-id",
  invariant: "INV-CLI-SESSION-001",
  fault: "Stores the session without its id (BloopAI/vibe-kanban#658).",
  skip: withoutSessionCodec,
  sabotage: (adapter) =>
    changeCodec(adapter, (codec) => ({
      serialize: (outcome) => (codec.serialize(outcome) === null ? null : { savedAt: 0 }),
    })),
} satisfies Saboteur;
