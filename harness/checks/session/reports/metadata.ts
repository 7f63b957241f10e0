import { isDeepStrictEqual } from "node:util";
import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { assertShape } from "../../kit/hosts/assert-shape.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { READY } from "../kit/steps.ts";

/**
 * A session's metadata has the adapter's id, version and vendor, the provider's version and its capabilities
 * (INV-SESSION-META-001).
 */
export default sessionCheck("INV-SESSION-META-001", "metadata", async ({ host, stage }) => {
  if (host.create().metadata === undefined) return unsupported("the adapter has no metadata");
  await stage({ steps: [READY] }, async ({ start, adapter, events }) => {
    const { sessionPid } = await start();
    const reported = adapter.metadata!();
    assertShape("session/v1/metadata", reported, "the metadata");
    const started = events.find((event) => event.type === "PROVIDER_STARTED");
    assertHolds(reported?.provider === adapter.id, {
      message: "metadata without the provider's id",
      expected: `provider ${adapter.id}`,
      actual: JSON.stringify(reported),
    });
    assertHolds(
      (reported.providerVersion ?? "unknown") === started?.version && reported.sessionPid === sessionPid,
      {
        message: "metadata has another version or process than the session",
        expected: JSON.stringify({ providerVersion: started?.version, sessionPid }),
        actual: JSON.stringify(reported),
      },
    );
    const capabilities = await adapter.capabilities();
    assertHolds(isDeepStrictEqual(reported.capabilities, capabilities), {
      message: "metadata has not the session's capabilities",
      expected: JSON.stringify(capabilities),
      actual: JSON.stringify(reported.capabilities) ?? "undefined",
    });
  });
  return undefined;
});
