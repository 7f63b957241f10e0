import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { assertShape } from "../../kit/hosts/assert-shape.ts";
import { agentCheck, ready, request, settled } from "../kit/agent-check.ts";

/** The manifest asks for the CLI that is started, and for no secret, where there is a CLI (INV-AGENT-MANIFEST-001). */
export default agentCheck("INV-AGENT-MANIFEST-001", "manifest", async ({ host, good, isApi, play }) => {
  const { manifest } = host;
  assertShape("agent/v1/plugin-manifest", manifest, "the manifest");
  const { requirements } = manifest;
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
