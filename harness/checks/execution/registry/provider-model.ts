import { notApplicable } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { executed, executionCheck } from "../kit/execution-check.ts";

const TAKES_TWO_FLAGS = ["pi"];

/** `provider/model` becomes a provider and a model, at the first slash (INV-EXECUTION-OVERRIDE-002). */
export default executionCheck("INV-EXECUTION-OVERRIDE-002", "provider-model", async (bench) => {
  if (!TAKES_TWO_FLAGS.includes(bench.provider)) return notApplicable("the CLI takes the model as one word");
  const cases = [
    ["zz-house/zz-model", { provider: "zz-house", model: "zz-model" }],
    ["zz-house/zz-maker/zz-model", { provider: "zz-house", model: "zz-maker/zz-model" }],
    ["zz-model", { provider: null, model: "zz-model" }],
  ] as const;
  for (const [model, expected] of cases) {
    const { receipts } = await executed(bench, bench.good, { config: { model } });
    const argv = receipts.at(-1)?.argv ?? [];
    const after = (flag: string) => (argv.includes(flag) ? (argv[argv.indexOf(flag) + 1] ?? null) : null);
    assertEqual(
      `the model ${model} is reported otherwise`,
      { provider: after("--provider"), model: after("--model") },
      expected,
      bench.good.id,
    );
  }
  return undefined;
});
