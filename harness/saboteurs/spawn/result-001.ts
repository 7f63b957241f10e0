import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { decodedApart } from "../kit/decoded-apart.ts";
import { saboteursOf } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-RESULT-001", [
  {
    name: "answer-decoded-per-chunk",
    fault: "Decodes each read on its own, so that a character which a read cuts is several wrong ones.",
    sabotage: (host) => ({
      ...host,
      adapter: {
        ...host.adapter,
        spawn: async ({ prompt, cwd }) => ({ stdout: await decodedApart(prompt, cwd), exitCode: 0 }),
      },
    }),
  },
  {
    name: "raw-records-as-text",
    fault: "Returns the CLI's raw records in place of the agent's text.",
    sabotage: (host) =>
      changeResult(host, (result) => ({
        ...result,
        stdout: JSON.stringify({ type: "result", result: result.stdout }),
      })),
  },
]);
