import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, errorOf, ready, request, resultOf, settled } from "../kit/agent-check.ts";
import { promptStyle } from "../kit/claims.ts";

/** More than a pipe holds. */
const PROMPT = "zz ".repeat(400_000);

/** A CLI that ends before it has read its prompt fails the run and nothing else (INV-AGENT-STDIN-002). */
export default agentCheck("INV-AGENT-STDIN-002", "stdin-unread", async ({ host, provider, good, play }) => {
  const style = await promptStyle(provider);
  if (style !== "stdin") return unsupported(`this CLI takes no prompt on stdin, but as ${style}`);
  const plugin = await ready(host);
  const { value } = await play(good, (cwd) => settled(plugin.run(request({ cwd, prompt: PROMPT }))), {
    stdin: "exit-before-reading",
  });
  assertEqual("the run is no cli_error", errorOf(value, good.id).code, "cli_error", good.id);
  const after = await play(good, (cwd) => settled(plugin.run(request({ cwd }))));
  resultOf(after.value, good.id);
  return undefined;
});
