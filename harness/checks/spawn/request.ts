import { realpathSync } from "node:fs";
import type { MockReceipt } from "../../../mock-clis/mock-cli.d.mts";
import { sha256 } from "../../lib/bytes.ts";
import { assertHolds } from "../kit/check-failure.ts";
import { assertEqual } from "../kit/hosts/assert-equal.ts";
import { spawnCheck, TIMEOUT_MS } from "./kit/spawn-check.ts";

const PROMPT = `--help me with « this » 🦜\n$(id) "quoted" 'too'\n\n- and a list\n${"zz ".repeat(3000)}end`;
const SYSTEM = 'Zz: keep   the "quotes" & the \\ of\nthis second line.';
const MODELS = ["Acme/Zz-Kestrel.4b", "--zz-osprey"] as const;

/** What the options ask for reaches the CLI whole, as values and not as flags (INV-SPAWN-REQUEST-001). */
export default spawnCheck("INV-SPAWN-REQUEST-001", "request", async ({ host: { adapter }, good, play }) => {
  for (const model of MODELS) {
    let folder = "";
    const { receipts } = await play(good, (cwd) => {
      folder = realpathSync(cwd);
      const options = { prompt: PROMPT, systemPrompt: SYSTEM, model, cwd, timeoutMs: TIMEOUT_MS };
      return adapter.spawn(options);
    });
    const receipt = receipts.at(-1);
    assertHolds(receipt !== undefined, { fixture: good.id, message: "the CLI was not started" });
    const input = JSON.stringify({ model, systemPrompt: SYSTEM });
    const lost = [
      ["the model", isGiven(receipt, model)],
      ["the system prompt", isGiven(receipt, SYSTEM) || isAheadOfPrompt(receipt)],
      ["the prompt", isPrompt(receipt)],
    ].find(([, isThere]) => !isThere);
    assertHolds(lost === undefined, {
      fixture: good.id,
      message: `${lost?.[0]} does not reach the CLI as it was given`,
      expected: "a value of its own: tied to its flag where it begins with a dash",
      actual: JSON.stringify([receipt.argv.map((word) => word.slice(0, 80)), receipt.stdin.bytes]),
      input,
    });
    assertEqual("the CLI runs in another folder", receipt.cwd, folder, good.id);
    const { receipts: others } = await play(good, () => adapter.spawnInteractive(SYSTEM, model), {
      stdin: "never-read",
      exitAfter: 0,
    });
    const interactive = others.at(-1);
    const isByArgument = receipt.argv.some((word) => holds(word, SYSTEM));
    const isWhole =
      interactive !== undefined &&
      isGiven(interactive, model) &&
      (!isByArgument || isGiven(interactive, SYSTEM) || isAheadOfPrompt(receipt));
    assertHolds(isWhole, {
      fixture: good.id,
      message: "an interactive start is without the model or the system prompt",
      expected: "both, where the CLI takes them as arguments",
      actual: JSON.stringify(interactive?.argv),
      input,
    });
  }
});

function isGiven({ argv, env }: MockReceipt, text: string): boolean {
  const isArgument = (word: string) => word === text && !text.startsWith("-");
  return (
    argv.some((word) => isArgument(word) || (word !== text && holds(word, text))) ||
    Object.values(env).includes(sha256(text))
  );
}

/** As it is, or as JSON writes it within a setting. */
function holds(word: string, text: string): boolean {
  return word.includes(text) || word.includes(JSON.stringify(text).slice(1, -1));
}

function isAheadOfPrompt({ stdin, argv }: MockReceipt): boolean {
  const bytes = Buffer.byteLength(PROMPT) + Buffer.byteLength(SYSTEM);
  return stdin.bytes >= bytes || argv.some((word) => word.includes(SYSTEM) && word.includes(PROMPT));
}

function isPrompt(receipt: MockReceipt): boolean {
  const { stdin, promptFile, argv } = receipt;
  const isWhole = [stdin.sha256, promptFile?.sha256].includes(sha256(PROMPT));
  return isWhole || isAheadOfPrompt(receipt) || argv.some((word) => word.includes(PROMPT));
}
