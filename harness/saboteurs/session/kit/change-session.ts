import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";

type Made = ReturnType<SessionHost["create"]>;

/** A host whose adapters are changed. */
export function changeSession(host: SessionHost, change: (adapter: Made) => Partial<Made>): SessionHost {
  return {
    ...host,
    create(options) {
      const adapter = host.create(options);
      return { ...adapter, ...change(adapter) };
    },
  };
}
