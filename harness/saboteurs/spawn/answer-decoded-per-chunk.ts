import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { decodedApart } from "../kit/decoded-apart.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "answer-decoded-per-chunk",
  invariant: "INV-SPAWN-RESULT-001",
  fault: "Decodes each read on its own, so that a character which a read cuts is several wrong ones.",
  sabotage: (host) => ({
    ...host,
    adapter: {
      ...host.adapter,
      spawn: async ({ prompt, cwd }) => ({ stdout: await decodedApart(prompt, cwd), exitCode: 0 }),
    },
  }),
} satisfies Saboteur<SpawnHost>;
