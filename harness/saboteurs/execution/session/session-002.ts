import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeAdapter } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-SESSION-002", [
  {
    name: "whole-id-shown",
    fault: "Shows a person the whole id.",
    sabotage: (host) =>
      changeAdapter(host, {
        sessionCodec: {
          ...host.adapter.sessionCodec!,
          getDisplayId: (params) => (Object.values(params)[0] as string | undefined) ?? null,
        },
      }),
  },
]);
