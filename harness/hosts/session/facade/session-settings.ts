import type { SessionOptions } from "../../../../contracts/session/v1/provider-adapter.ts";

/** The options with everything decided. */
export type SessionSettings = Required<Omit<SessionOptions, "rooms">> & Pick<SessionOptions, "rooms">;

/** Fills in what the caller left open. A touched file must be told within 60 seconds; two are plenty. */
export function sessionSettings(options: SessionOptions = {}): SessionSettings {
  return {
    lookEveryMs: 2000,
    quietMs: 700,
    graceMs: 3000,
    diffThreshold: { files: 50, lines: 2000 },
    usePty: true,
    ...options,
  };
}
