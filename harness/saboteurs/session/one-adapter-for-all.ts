import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "one-adapter-for-all",
  invariant: "INV-SESSION-FOREMAN-001",
  fault: "Gives every session the same adapter, which has a slot for one.",
  sabotage(host) {
    let only: ReturnType<SessionHost["create"]> | null = null;
    return {
      ...host,
      create(options) {
        only ??= host.create(options);
        return only;
      },
    };
  },
} satisfies Saboteur<SessionHost>;
