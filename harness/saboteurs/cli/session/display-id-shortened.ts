import { changeCodec } from "../../kit/change-codec.ts";
import { withoutSessionCodec } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "display-id-shortened",
  invariant: "INV-CLI-SESSION-003",
  fault:
    "Shows the first four characters of an id, which nobody can resume (BloopAI/vibe-kanban#658 on ids that cannot be used).",
  skip: withoutSessionCodec,
  sabotage: (adapter) =>
    changeCodec(adapter, (codec) => ({ displayId: (state) => codec.displayId(state)?.slice(0, 4) ?? null })),
} satisfies Saboteur;
