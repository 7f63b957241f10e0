import type { Manifest } from "../../../../contracts/cli/v1/adapter.ts";
import type { SessionMetadata } from "../../../../contracts/session/v1/provider-adapter.ts";
import type { BegunSession } from "./live-session.ts";
import type { PreparedSession } from "./prepared-session.ts";
import { sessionProviderId } from "./provider-ids.ts";

/** What is known of a session that has begun (INV-SESSION-META-001); who drives it may change and is not in it. */
export function sessionMetadata(
  { id, version = "0.0.0", vendor = "unknown", provider = id }: Manifest,
  { version: providerVersion, capabilities }: Pick<PreparedSession, "version" | "capabilities">,
  { live, degradedBecause }: BegunSession,
): Omit<SessionMetadata, "control"> {
  return {
    adapter_id: id,
    adapter_version: version,
    vendor,
    provider: sessionProviderId(provider),
    providerVersion,
    capabilities,
    mode: degradedBecause === null ? "pty" : "non_interactive",
    ...(degradedBecause === null ? {} : { degradedBecause }),
    sessionPid: live.pid,
  };
}
