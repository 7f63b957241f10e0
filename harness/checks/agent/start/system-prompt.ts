import { createHash } from "node:crypto";
import providers from "../../../../contracts/agent/v1/providers.json" with { type: "json" };
import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, PROMPT, ranWith } from "../kit/agent-check.ts";

const SYSTEM = "zz be brief";
const BLOCK = `[SYSTEM INSTRUCTIONS]\n${SYSTEM}\n[END SYSTEM INSTRUCTIONS]\n\n${PROMPT}`;

/**
 * A system prompt goes by the CLI's flag, or is ahead of the prompt; without one there is neither
 * (INV-AGENT-SYSTEM-001).
 */
export default agentCheck("INV-AGENT-SYSTEM-001", "system-prompt", async (bench) => {
  const { provider, good } = bench;
  const [given] = (await ranWith(bench, good, { system_prompt: SYSTEM })).receipts;
  const { argv = [], stdin } = given ?? {};
  const isByFlag = argv.some((word) => word.includes(SYSTEM));
  assertHolds(isByFlag !== (stdin?.sha256 === sha256(BLOCK)), {
    fixture: good.id,
    message: "the system prompt goes neither by a flag nor ahead of the prompt, or by both",
    expected: formatValue(BLOCK),
    actual: formatValue({ argv, stdin }),
  });
  const flag = (providers as Record<string, { system_prompt_flag?: string }>)[provider]?.system_prompt_flag;
  assertHolds(flag === undefined || argv[argv.indexOf(flag) + 1] === SYSTEM, {
    fixture: good.id,
    message: `the system prompt does not go by the flag ${flag} of this CLI`,
    expected: `${flag} ${JSON.stringify(SYSTEM)}`,
    actual: formatValue(argv),
  });
  const [none] = (await ranWith(bench, good)).receipts;
  const said = none?.argv.find((word) =>
    /system instructions|system[-_]prompt|\bnull\b|undefined/i.test(word),
  );
  const isPlain = none?.stdin.bytes === 0 || none?.stdin.sha256 === sha256(PROMPT);
  assertHolds(none !== undefined && said === undefined && isPlain, {
    fixture: good.id,
    message: "a run without a system prompt is given one",
    expected: formatValue(PROMPT),
    actual: formatValue({ argv: none?.argv, stdin: none?.stdin }),
  });
});

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
