import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { isOfShape } from "../../kit/hosts/assert-shape.ts";
import { withoutAnyCli } from "../../kit/hosts/stand-in.ts";
import { agentCheck, errorOf, ready, request, settled } from "../kit/agent-check.ts";

/** A CLI that cannot be started is a spawn_error (INV-AGENT-ERR-004). */
export default agentCheck("INV-AGENT-ERR-004", "missing-cli", async ({ host, good }) => {
  const plugin = await ready(host);
  const ran = await withoutAnyCli(() => settled(plugin.run(request())));
  const error = errorOf(ran, good.id);
  assertHolds(isOfShape("agent/v1/adapter-error", error) && error.code === "spawn_error", {
    message: "a CLI that is nowhere on PATH is no spawn_error",
    expected: '{"code":"spawn_error","message":"..."}',
    actual: formatValue(error),
  });
});
