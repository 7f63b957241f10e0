import { isDeepStrictEqual } from "node:util";
import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { assertShape } from "../../kit/hosts/assert-shape.ts";
import { agentCheck, quietContext, ready, request, settled } from "../kit/agent-check.ts";

/** Capabilities are there at once and at any time, and asking changes nothing (INV-AGENT-CAPS-001). */
export default agentCheck("INV-AGENT-CAPS-001", "capabilities", async ({ host, good, play }) => {
  mustBeWhole(host.create(quietContext()).getCapabilities(), "before it is initialized");
  const { receipts } = await play(good, async (cwd) => {
    const plugin = await ready(host);
    const first = plugin.getCapabilities();
    mustBeWhole(first, "of a plugin that is initialized");
    const kept = structuredClone(first);
    Object.assign(first, { model_id: "zz" });
    mustBeSame(plugin.getCapabilities(), kept, "once the caller has changed what it was given");
    await settled(plugin.run(request({ cwd })));
    mustBeSame(plugin.getCapabilities(), kept, "after a run");
  });
  assertHolds(receipts.length === 1, {
    message: "asking for the capabilities starts the CLI",
    expected: "1 run",
    actual: `${receipts.length} runs`,
  });
});

function mustBeWhole(capabilities: unknown, when: string): void {
  assertShape("agent/v1/capabilities", capabilities, `what getCapabilities gives ${when}`);
}

function mustBeSame(actual: unknown, expected: unknown, when: string): void {
  assertHolds(isDeepStrictEqual(actual, expected), {
    message: `the capabilities differ ${when}`,
    expected: formatValue(expected),
    actual: formatValue(actual),
  });
}
