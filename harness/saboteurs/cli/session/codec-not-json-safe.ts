import { changeCodec } from "../../kit/change-codec.ts";
import { withoutSessionCodec } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "codec-not-json-safe",
  invariant: "INV-CLI-SESSION-001",
  fault: "Stores something that JSON does not keep (sliamh11/Deus#592 on ids written back).",
  skip: withoutSessionCodec,
  sabotage: (adapter) =>
    changeCodec(adapter, (codec) => ({
      serialize(outcome) {
        const state = codec.serialize(outcome);
        return state === null ? null : { ...state, savedAt: new Date(0) as unknown as string };
      },
    })),
} satisfies Saboteur;
