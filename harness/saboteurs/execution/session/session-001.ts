import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeAdapter } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-SESSION-001", [
  {
    name: "codec-forgets",
    fault: "Stores a session under a name that it does not read.",
    sabotage: (host) =>
      changeAdapter(host, {
        sessionCodec: {
          ...host.adapter.sessionCodec!,
          serialize: (params) => {
            const kept = host.adapter.sessionCodec!.serialize(params);
            return kept === null ? null : { id: Object.values(kept)[0] };
          },
        },
      }),
  },
  {
    name: "codec-throws",
    fault: "Reads stored state without looking at it.",
    sabotage: (host) =>
      changeAdapter(host, {
        sessionCodec: {
          ...host.adapter.sessionCodec!,
          deserialize: (raw) => ({
            ...(raw as { resumeId: string }),
            resumeId: (raw as { resumeId: string }).resumeId,
          }),
        },
      }),
  },
]);
