import type { AdapterInvocationMeta } from "../../../../contracts/execution/v1/agent-execution-adapter.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { executed, executionCheck } from "../kit/execution-check.ts";

const SECRET = "zz-secret-of-the-caller";

/**
 * What is started is reported before it is: command, arguments, environment; no value that the caller gave
 * (INV-EXECUTION-CALLBACK-002).
 */
export default executionCheck("INV-EXECUTION-CALLBACK-002", "meta", async (bench) => {
  const order: string[] = [];
  let reported: AdapterInvocationMeta | null = null;
  const { receipts } = await executed(bench, bench.good, {
    config: { env: { ZZ_KEY: SECRET } },
    onMeta: (meta) => {
      order.push("meta");
      reported = meta;
    },
    onSpawn: () => order.push("spawn"),
    onLog: () => order.push("log"),
  });
  const { command, args, env } = (reported ?? {}) as Partial<AdapterInvocationMeta>;
  assertHolds(
    reported !== null && order.filter((one) => one === "meta").length === 1 && order[0] === "meta",
    {
      fixture: bench.good.id,
      message: "onMeta is not called once, before everything else",
      expected: "meta, spawn, log ...",
      actual: order.slice(0, 5).join(", ") || "nothing",
    },
  );
  const [receipt] = receipts;
  assertEqual("the arguments that onMeta got are not those of the run", args, receipt?.argv, bench.good.id);
  assertHolds(typeof command === "string" && command.includes(receipt?.command ?? "\0"), {
    message: "the command that onMeta got is not that of the run",
    expected: receipt?.command ?? "",
    actual: String(command),
  });
  assertHolds(Object.keys(env ?? {}).includes("PATH") && !JSON.stringify(reported).includes(SECRET), {
    message: "onMeta got no environment, or a value that the caller gave",
    expected: "names, and no value of config.env",
    actual: JSON.stringify(env) ?? "undefined",
  });
});
