import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { changeRequest } from "../kit/change-request.ts";
import { saboteursOf } from "../saboteur.ts";
import { changeCore } from "./kit/change-core.ts";

export default saboteursOf<SpawnHost>("INV-SPAWN-REQUEST-002", [
  {
    name: "every-tool-approved",
    fault: "Approves every tool in every run, so that none waits.",
    sabotage: (host) =>
      changeCore(host, (adapter) =>
        changeRequest(adapter, (request) => ({ ...request, skipPermissions: true })),
      ),
  },
]);
