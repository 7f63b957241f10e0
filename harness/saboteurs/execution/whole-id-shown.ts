import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeAdapter } from "./kit/change-host.ts";

export default {
  name: "whole-id-shown",
  invariant: "INV-EXECUTION-SESSION-002",
  fault: "Shows a person the whole id.",
  sabotage: (host) =>
    changeAdapter(host, {
      sessionCodec: {
        ...host.adapter.sessionCodec!,
        getDisplayId: (params) => (Object.values(params)[0] as string | undefined) ?? null,
      },
    }),
} satisfies Saboteur<ExecutionHost>;
