import type { Saboteur } from "../saboteur.ts";
import { changeCodec } from "../wrap/change-codec.ts";
import { withoutSessionCodec } from "../wrap/skip.ts";

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
