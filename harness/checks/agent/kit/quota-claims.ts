import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { ready } from "./agent-check.ts";

export const NO_QUOTA = "its capabilities say that it reports no quota";

/** Why nothing is known of a host's quota by HTTP. */
export const NO_QUOTA_CONFIG =
  "the module exports no quotaConfig: it cannot be made to ask a server of the check's for its quota";

export async function claimsQuota(host: AgentHost): Promise<boolean> {
  return (await ready(host)).getCapabilities().supports_quota_reporting;
}
