import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeAdapter } from "./kit/change-host.ts";

export default {
  name: "codec-forgets",
  invariant: "INV-EXECUTION-SESSION-001",
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
} satisfies Saboteur<ExecutionHost>;
