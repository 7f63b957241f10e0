import { realpathSync } from "node:fs";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ready, request, settled } from "../kit/agent-check.ts";

/** The CLI starts where the request says, so that it finds the project of that place (INV-AGENT-CWD-001). */
export default agentCheck("INV-AGENT-CWD-001", "working-directory", async ({ host, good, play }) => {
  const plugin = await ready(host);
  const { value, receipts } = await play(good, async (cwd) => {
    await settled(plugin.run(request({ cwd })));
    return realpathSync(cwd);
  });
  assertEqual("the CLI does not start in the directory of the request", receipts[0]?.cwd, value, good.id);
});
