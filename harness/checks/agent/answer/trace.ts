import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ready, request, resultOf, settled } from "../kit/agent-check.ts";

/** The trace is what the CLI printed on stdout; one that cannot be written hurts no one (INV-AGENT-TRACE-001). */
export default agentCheck("INV-AGENT-TRACE-001", "trace", async ({ host, good, play }) => {
  const plugin = await ready(host);
  const { value: nowhere } = await play(good, (cwd) => {
    const trace_output_path = path.join(cwd, "no-such-folder", "trace");
    return settled(plugin.run(request({ cwd, trace_output_path })));
  });
  resultOf(nowhere, good.id);
  const { value: trace } = await play(good, async (cwd) => {
    const trace_output_path = path.join(cwd, "trace");
    resultOf(await settled(plugin.run(request({ cwd, trace_output_path }))), good.id);
    return existsSync(trace_output_path) ? readFileSync(trace_output_path) : null;
  });
  if (trace === null) return unsupported("it ignores trace_output_path, as it may");
  assertHolds(trace.equals(good.stdout), {
    fixture: good.id,
    message: "the trace is not what the CLI printed",
    expected: formatValue(good.stdout.toString()),
    actual: formatValue(trace.toString()),
  });
  return undefined;
});
