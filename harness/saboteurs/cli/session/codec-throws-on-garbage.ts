import { changeCodec } from "../../kit/change-codec.ts";
import type { JsonRecord } from "../../kit/json-record.ts";
import { withoutSessionCodec } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "codec-throws-on-garbage",
  invariant: "INV-CLI-SESSION-001",
  fault: "Trusts that what was stored is what it wrote (BloopAI/vibe-kanban#1392 on ids of another origin).",
  skip: withoutSessionCodec,
  sabotage: (adapter) =>
    changeCodec(adapter, (codec) => ({
      deserialize(state) {
        void (state as JsonRecord).id;
        return codec.deserialize(state);
      },
    })),
} satisfies Saboteur;
