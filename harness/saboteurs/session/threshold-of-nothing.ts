import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "threshold-of-nothing",
  invariant: "INV-SESSION-POLICY-005",
  fault: "Asks for an approval of any diff.",
  sabotage: (host) => ({
    ...host,
    create: (options) => host.create({ ...options, diffThreshold: { files: 0, lines: 0 } }),
  }),
} satisfies Saboteur<SessionHost>;
