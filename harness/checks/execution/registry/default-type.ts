import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { partCheck } from "../kit/part-check.ts";

/** A provider has its own type by default, and whatever is none has the registry's (INV-EXECUTION-REGISTRY-003). */
export default partCheck("INV-EXECUTION-REGISTRY-003", "default-type", async ({ host }) => {
  const { defaultAdapterTypeForProvider: typeFor, adapter, agentAdapterRegistry: registry } = host;
  if (typeFor === undefined || registry === undefined)
    return unsupported("the module exports no defaultAdapterTypeForProvider, or no agentAdapterRegistry");
  assertEqual("a provider has another type by default", typeFor(adapter.providerId), adapter.type);
  for (const none of [undefined, "zz-none", "", "constructor", "__proto__"])
    assertEqual(
      `${none}, which is no provider, has another type by default`,
      typeFor(none),
      registry.defaultAdapterType,
    );
  return undefined;
});
