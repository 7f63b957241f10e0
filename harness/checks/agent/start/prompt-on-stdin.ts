import { createHash } from "node:crypto";
import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ranWith, resultOf } from "../kit/agent-check.ts";
import { promptStyle } from "../kit/claims.ts";

/**
 * A prompt that is longer than Linux allows for one argument (128 KiB), with characters of two and four bytes in
 * it.
 */
const PROMPT = `zz-start ${"Plan the näxt step 🦜.\n".repeat(9000)} zz-end`;

/** The whole prompt goes through stdin, and nothing of it into an argument (INV-AGENT-STDIN-001). */
export default agentCheck("INV-AGENT-STDIN-001", "prompt-on-stdin", async (bench) => {
  const style = await promptStyle(bench.provider);
  if (style !== "stdin") return unsupported(`this CLI takes no prompt on stdin, but as ${style}`);
  const { value, receipts } = await ranWith(bench, bench.good, { prompt: PROMPT });
  resultOf(value, bench.good.id);
  const [receipt] = receipts;
  const bytes = Buffer.byteLength(PROMPT);
  const sha256 = createHash("sha256").update(PROMPT).digest("hex");
  assertHolds(receipt?.stdin.sha256 === sha256 && receipt.stdin.ended, {
    fixture: bench.good.id,
    message: "what the CLI reads on stdin is not the prompt",
    expected: formatValue({ bytes, sha256, ended: true }),
    actual: formatValue(receipt?.stdin),
  });
  assertHolds(
    receipt.argv.every((word) => !/zz-start|zz-end/.test(word)),
    {
      fixture: bench.good.id,
      message: "the prompt is in an argument",
      expected: "flags alone",
      actual: formatValue(receipt.argv),
    },
  );
  return undefined;
});
