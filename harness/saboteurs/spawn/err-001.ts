import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { saboteursOf } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-ERR-001", [
  {
    name: "message-lost",
    fault: "Leaves the provider's message in the output and out of the result.",
    sabotage: (host) =>
      changeResult(host, ({ errorMessage, ...result }) => ({
        ...result,
        stdout: result.stdout || (errorMessage ?? ""),
      })),
  },
]);
