import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ranWith, resultOf } from "../kit/agent-check.ts";
import { claimsActivity } from "../kit/claims.ts";

const LISTENERS: readonly [what: string, listener: () => unknown][] = [
  [
    "throws",
    () => {
      throw new Error("zz a listener of the host's");
    },
  ],
  ["rejects", () => Promise.reject(new Error("zz a listener of the host's"))],
  ["never ends", () => new Promise(() => {})],
];

/** Whatever the listener does, the run is the same (INV-AGENT-ACT-003). */
export default agentCheck("INV-AGENT-ACT-003", "activity-observer", async (bench) => {
  if (!(await claimsActivity(bench))) return unsupported("its capabilities say that it streams no activity");
  const { good } = bench;
  const without = resultOf((await ranWith(bench, good)).value, good.id);
  for (const [what, listener] of LISTENERS) {
    const on_activity = listener as () => void;
    const config = { command_timeout_ms: 20_000 };
    const { value } = await ranWith(bench, good, { on_activity }, { config });
    const observed = "result" in value ? { ...value.result, duration_ms: 0 } : String(value.thrown);
    assertEqual(`a listener that ${what} changes the run`, observed, { ...without, duration_ms: 0 }, good.id);
  }
  return undefined;
});
