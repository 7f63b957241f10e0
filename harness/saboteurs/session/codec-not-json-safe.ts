import type { Saboteur } from "../saboteur.ts";
import { changeCodec } from "../wrap/change-codec.ts";
import { withoutSessionCodec } from "../wrap/skip.ts";

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
