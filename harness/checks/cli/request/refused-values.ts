import type { RunCall } from "../../../../contracts/cli/v1/adapter.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { unproven } from "../../kit/fixture-check.ts";
import { type ProcessBench, processCheck } from "../../kit/process-check.ts";

/** Places of a request that take a name; an empty one lets its flag take the next word. */
const NAMES: readonly [wish: string, call: (value: string) => Partial<RunCall>][] = [
  ["model", (model) => ({ model })],
  ["effort", (effort) => ({ effort })],
  ["session", (id) => ({ session: { id } })],
  ["mcpConfig", (mcpConfig) => ({ mcpConfig })],
  ["allowTools", (tool) => ({ allowTools: ["Read", tool] })],
  ["images", (image) => ({ images: [image] })],
];
const TEXTS: typeof NAMES = [["systemPrompt", (systemPrompt) => ({ systemPrompt })]];
const VARIABLES: typeof NAMES = [["env", (value) => ({ extraEnv: { WITNESS: value } })]];

/**
 * A text that no program can be given is refused by name or reported as unfulfilled: one with a NUL character, where it
 * would end, and an empty name.
 */
export default processCheck("INV-CLI-REQUEST-005", "refused-values", async (bench) => {
  const { manifest, adapter } = bench.target;
  if (manifest.requests === undefined && adapter?.invocation === undefined)
    return unproven("the manifest's `requests` does not say which wishes are passed on");
  const claimed: readonly string[] = manifest.requests ?? [];
  const isClaimed = ([wish]: (typeof NAMES)[number]) => claimed.includes(wish);
  for (const [wish, call] of [...NAMES.filter(isClaimed), ...TEXTS.filter(isClaimed), ...VARIABLES])
    await tryValue(bench, wish, "cut\0here", call("cut\0here"));
  for (const [wish, call] of NAMES.filter(isClaimed)) await tryValue(bench, wish, "", call(""));
});

async function tryValue(
  { run }: ProcessBench,
  wish: string,
  value: string,
  call: Partial<RunCall>,
): Promise<void> {
  const { receipts, outcome } = await run({ call });
  const { error, diagnostics } = outcome;
  const isReported = diagnostics?.unfulfilled?.includes(wish) === true;
  const isRefused = receipts.length === 0 && error?.category === "validation" && error.message.includes(wish);
  assertHolds(isReported || isRefused, {
    message: `${JSON.stringify(value)} as ${wish} is neither refused by name nor reported`,
    expected: `an error of category validation that names ${wish}, and no CLI started`,
    actual:
      error == null ? `started: ${JSON.stringify(receipts[0]?.argv)}` : `${error.category}: ${error.message}`,
    input: JSON.stringify(call),
    hint: "Look at the texts of a request before anything is started.",
  });
}
