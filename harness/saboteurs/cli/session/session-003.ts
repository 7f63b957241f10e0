import { changeCodec } from "../../kit/change-adapter.ts";
import { withoutSessionCodec } from "../../kit/skip.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-SESSION-003", [
  {
    name: "display-id-of-another",
    fault: "Shows the id of another session (edspencer/herdctl#357).",
    skip: withoutSessionCodec,
    sabotage: (adapter) =>
      changeCodec(adapter, () => ({ displayId: () => "00000000-0000-4000-8000-000000000000" })),
  },
  {
    name: "display-id-shortened",
    fault:
      "Shows only the first four characters of an id, which cannot be resumed (BloopAI/vibe-kanban#658 on ids that cannot be used).",
    skip: withoutSessionCodec,
    sabotage: (adapter) =>
      changeCodec(adapter, (codec) => ({
        displayId: (state) => codec.displayId(state)?.slice(0, 4) ?? null,
      })),
  },
]);
