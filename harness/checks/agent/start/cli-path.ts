import { existsSync } from "node:fs";
import path from "node:path";
import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { withoutAnyCli } from "../../kit/hosts/stand-in.ts";
import { agentCheck, ready, request, resultOf, settled } from "../kit/agent-check.ts";

/** cli_path says which executable is started, wherever it lives (INV-AGENT-CONFIG-001). */
export default agentCheck("INV-AGENT-CONFIG-001", "cli-path", async ({ host, good, isApi, play }) => {
  if (isApi) return unsupported("it asks an API: no executable is started");
  const { value, receipts } = await play(good, async (cwd) => {
    const cli_path = onPath(host.manifest.requirements.map(({ name }) => name));
    const plugin = await ready(host, { config: { cli_path } });
    return withoutAnyCli(() => settled(plugin.run(request({ cwd }))));
  });
  assertHolds(receipts.length === 1, {
    fixture: good.id,
    message: "the executable at cli_path is not the one that is started",
    expected: "1 run",
    actual: formatValue(receipts.length),
  });
  resultOf(value, good.id);
  return undefined;
});

/** Where the stand-in lives at the moment. */
function onPath(names: readonly string[]): string {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const found = folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(existsSync);
  assertHolds(found !== undefined, {
    message: "the manifest's requirements name no CLI that is on PATH",
    actual: names.join(", "),
  });
  return found;
}
