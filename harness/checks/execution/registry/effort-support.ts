import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { partCheck } from "../kit/part-check.ts";

/**
 * A host can ask whether a provider has an effort, before it forwards a parent's to a child
 * (INV-EXECUTION-PROVIDER-002).
 */
export default partCheck("INV-EXECUTION-PROVIDER-002", "effort-support", async ({ host }) => {
  const { providerSupportsEffort: supports, adapter } = host;
  if (supports === undefined) return unsupported("the module exports no providerSupportsEffort");
  const { providerId = "", effortLevels = [] } = adapter;
  for (const { id } of effortLevels)
    assertEqual(`the effort ${id} is on the list and not supported`, supports(providerId, id), true);
  for (const [provider, effort] of [
    [providerId, "zz-effort"],
    [providerId, ""],
    ["zz-none", "high"],
  ] as const)
    assertEqual(`the effort "${effort}" of ${provider} is supported`, supports(provider, effort), false);
  return undefined;
});
