import type { AgentProvider } from "../../../../contracts/execution/v1/execution-host.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { assertShape } from "../../kit/hosts/assert-shape.ts";
import { withoutAnyCli } from "../../kit/hosts/stand-in.ts";
import { partCheck } from "../kit/part-check.ts";
import { withHome } from "../kit/with-home.ts";

/** Longer than all of them asked at once, shorter than one after the other. */
const SLOW_MS = 150;

/**
 * Providers are found by id; available are those that say so, all asked at once, one that rejects is not
 * (INV-EXECUTION-PROVIDER-001).
 */
export default partCheck("INV-EXECUTION-PROVIDER-001", "providers", async ({ host, isApi }) => {
  const { providerRegistry: registry, adapter } = host;
  if (registry === undefined) return unsupported("the module exports no providerRegistry");
  const own = registry.get(adapter.providerId ?? "");
  const isNamed = isApi || (own?.commandCandidates.length ?? 0) > 0;
  assertHolds(own !== undefined && own.id === adapter.providerId && isNamed, {
    message: "the provider of the adapter is not in the registry, or names no binary",
    expected: adapter.providerId ?? "a providerId",
    actual: JSON.stringify(registry.listAll().map(({ id }) => id)),
  });
  assertShape("execution/v1/provider-facts", own, "the provider");
  assertEqual("the provider by default is another one", registry.defaultProviderId, "claude-code");
  const asked: string[] = [];
  let waiting = 0;
  let most = 0;
  const made = (name: string, isAvailable: () => Promise<boolean>): AgentProvider => ({
    ...own,
    id: `zz-${name}`,
    async isAvailable() {
      asked.push(name);
      most = Math.max(most, ++waiting);
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      waiting--;
      return isAvailable();
    },
  });
  registry.register(made("there", async () => true));
  registry.register(made("gone", async () => false));
  registry.register(made("broken", () => Promise.reject(new Error("zz a probe that broke"))));
  const listed = await withoutAnyCli(() => withHome(() => registry.listAvailable())).catch(
    (thrown: unknown) => thrown,
  );
  const ids = Array.isArray(listed)
    ? listed.map(({ id }) => id).filter((id) => id.startsWith("zz-"))
    : String(listed);
  assertEqual("the providers that are available are others", ids, ["zz-there"]);
  assertEqual("providers are not asked at once", { asked: asked.length, most }, { asked: 3, most: 3 });
  return undefined;
});
