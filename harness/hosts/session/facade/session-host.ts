import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { sessionAdapter } from "./session-adapter.ts";

/** All that `session/v1` asks of a host, over one adapter. */
export function sessionHost(adapter: Adapter): SessionHost {
  const { transport = "cli" } = adapter.manifest;
  return { transport, create: (options) => sessionAdapter(adapter, options) };
}
