import { createHash } from "node:crypto";
import type { MockReceipt } from "../../../../mock-clis/mock-cli.d.mts";
import { assertHolds } from "../../kit/check-failure.ts";
import { executed, executionCheck } from "../kit/execution-check.ts";

const MODEL = "zz-model-7";

/**
 * The model and the effort of `config` reach the CLI; what is of another kind hinders nothing
 * (INV-EXECUTION-OVERRIDE-001).
 */
export default executionCheck("INV-EXECUTION-OVERRIDE-001", "overrides", async (bench) => {
  const { good, host } = bench;
  const effort = host.adapter.effortLevels?.at(-1)?.id;
  const config = { model: MODEL, ...(effort === undefined ? {} : { effort }) };
  const { receipts } = await executed(bench, good, { config });
  for (const wanted of Object.values(config))
    assertHolds(reaches(receipts.at(-1), wanted), {
      fixture: good.id,
      message: "what was chosen for one run does not reach the CLI",
      input: JSON.stringify(config),
      expected: wanted,
      actual: receipts.at(-1)?.argv.join(" ") ?? "nothing was started",
    });
  const odd = { model: 7_000_007, effort: null, zz: { model: MODEL } };
  const plain = await executed(bench, good, { config: odd });
  assertHolds(plain.value.errorCode == null && !reaches(plain.receipts.at(-1), String(odd.model)), {
    fixture: good.id,
    message: "config of another kind hinders the run, or reaches the CLI",
    input: JSON.stringify(odd),
    actual: plain.value.errorMessage ?? plain.receipts.at(-1)?.argv.join(" ") ?? "",
  });
});

/**
 * Whether the started program got a word: as an argument, as a part of one, or as the value of an environment
 * variable.
 */
function reaches(receipt: MockReceipt | undefined, word: string): boolean {
  if (receipt === undefined) return false;
  const sha = createHash("sha256").update(word).digest("hex");
  return receipt.argv.some((one) => one.includes(word)) || Object.values(receipt.env).includes(sha);
}
