import types from "../../../../contracts/execution/v1/adapter-types.json" with { type: "json" };
import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { partCheck } from "../kit/part-check.ts";

/** Both types of a provider are found: by type, by provider, in the list, in the maps (INV-EXECUTION-REGISTRY-001). */
export default partCheck("INV-EXECUTION-REGISTRY-001", "registry", async ({ host }) => {
  const { agentAdapterRegistry: registry, adapter } = host;
  if (registry === undefined) return unsupported("the module exports no agentAdapterRegistry");
  const { providerId = "" } = adapter;
  const found = registry.findByProviderId(providerId).map(({ type }) => type);
  const listed = registry.listAll().map(({ type }) => type);
  assertEqual("a type is listed twice", listed.length, new Set(listed).size);
  assertHolds(found.includes(adapter.type) && listed.includes(adapter.type), {
    message: "the adapter's own type is not found by its provider, or not listed",
    expected: adapter.type,
    actual: JSON.stringify({ found, listed }),
  });
  for (const type of found)
    assertEqual(`get gives another adapter for ${type}`, registry.get(type)?.type, type);
  assertEqual(
    "get returns an adapter for a type that was not registered",
    registry.get("zz_none"),
    undefined,
  );
  assertEqual("the type by default is another one", registry.defaultAdapterType, "claude_local");
  if (!Object.hasOwn(types, providerId)) return undefined;
  const { type, legacyType } = types[providerId as keyof typeof types];
  assertEqual(
    `the types of ${providerId} are not the document's`,
    {
      found: found.toSorted(),
      byDefault: host.DEFAULT_ADAPTER_BY_PROVIDER_ID?.[providerId],
      legacy: host.LEGACY_ADAPTER_BY_PROVIDER_ID?.[providerId],
    },
    { found: [type, legacyType].toSorted(), byDefault: type, legacy: legacyType },
  );
  return undefined;
});
