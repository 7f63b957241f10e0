import { changeCodec } from "../../kit/change-codec.ts";
import { withoutSessionCodec } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "codec-accepts-anything",
  invariant: "INV-CLI-SESSION-001",
  fault: "Makes a session out of whatever was stored (BloopAI/vibe-kanban#1392 on ids of another origin).",
  skip: withoutSessionCodec,
  sabotage: (adapter) =>
    changeCodec(adapter, (codec) => ({
      deserialize: (state) => codec.deserialize(state) ?? { id: String(state) },
    })),
} satisfies Saboteur;
