import { pluginManifestSchema } from "../../../../contracts/agent/v1/schemas.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ready, request, settled } from "../kit/agent-check.ts";

/** The manifest asks for the CLI that is started, and for no secret, where there is a CLI (INV-AGENT-MANIFEST-001). */
export default agentCheck("INV-AGENT-MANIFEST-001", "manifest", async ({ host, good, isApi, play }) => {
  const { manifest } = host;
  const parsed = pluginManifestSchema.safeParse(manifest);
  assertHolds(parsed.success, {
    message: "the manifest is not of the shape that the document says",
    expected: Object.keys(pluginManifestSchema.shape).join(", "),
    actual: `${formatValue(manifest)} ${parsed.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)}`,
  });
  const { requirements } = parsed.data;
  // An API has no CLI to ask for, and cannot be asked without a key.
  if (isApi) return undefined;
  assertHolds(
    requirements.every(({ type }) => type !== "env"),
    {
      message: "the manifest asks for a secret, where it should ask for the CLI",
      expected: '{"type":"binary","name":"..."}',
      actual: formatValue(requirements),
    },
  );
  const { receipts } = await play(good, async (cwd) => settled((await ready(host)).run(request({ cwd }))));
  const started = receipts[0]?.command;
  assertHolds(
    requirements.some(({ type, name }) => type === "binary" && name === started),
    {
      message: "the manifest does not ask for the CLI that is started",
      expected: `{"type":"binary","name":${JSON.stringify(started)}}`,
      actual: formatValue(requirements),
    },
  );
  return undefined;
});
