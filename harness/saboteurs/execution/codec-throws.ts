import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeAdapter } from "./kit/change-host.ts";

export default {
  name: "codec-throws",
  invariant: "INV-EXECUTION-SESSION-001",
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
} satisfies Saboteur<ExecutionHost>;
