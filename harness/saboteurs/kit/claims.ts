import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import type { Capabilities } from "../../../schemas/cli/v1/generated/capabilities.ts";

/** A reason to leave an adapter out that does not claim all of these capabilities. */
export function withoutClaim(...capabilities: (keyof Capabilities)[]): (adapter: Adapter) => string | null {
  return ({ manifest }) => {
    const missing = capabilities.find((capability) => manifest.capabilities?.[capability] !== true);
    return missing === undefined ? null : `the adapter claims no ${String(missing)}`;
  };
}
