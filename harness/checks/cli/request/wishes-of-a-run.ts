import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { RunCall } from "../../../../contracts/cli/v1/adapter.ts";
import type { MockReceipt } from "../../../../mock-clis/mock-cli.mjs";
import { sha256 } from "../../../lib/bytes.ts";
import type { MockRun } from "../../../sandbox/mock-run.ts";
import type { CheckFinding } from "../../kit/check.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { unproven } from "../../kit/fixture-check.ts";
import { processCheck } from "../../kit/process-check.ts";
import { askedWishes, together, type Witness } from "../../kit/requests/wishes.ts";

const ENVIRONMENT = { WITNESS_ONE: "1", Witness_Two: "two=2; and more" };
const PROMPT = "Say hello to the witness.";
/** Another wish that is the path of a JSON file. */
const MCP_CONFIG = String(askedWishes(0).find(({ wish }) => wish === "mcpConfig")?.request.mcpConfig);

/**
 * A real child gets all wishes at once, its folder and its environment, and the outcome names those that it did not get.
 */
export default processCheck("INV-CLI-REQUEST-001", "wishes-of-a-run", async (bench) => {
  const { target } = bench;
  const { manifest } = target;
  if (manifest.requests === undefined && target.adapter?.invocation === undefined)
    return unproven("the manifest's `requests` does not say which wishes are passed on");
  const claimed = manifest.requests ?? [];
  const wishes = askedWishes(0).filter(({ wish }) => claimed.includes(wish));
  const cwd = realpathSync(mkdtempSync(path.join(tmpdir(), "cliproof-wishes-")));
  try {
    const run = await bench.run({ prompt: PROMPT, call: callFor(together(wishes), cwd) });
    const receipt = started(run);
    assertSurroundings(receipt, cwd);
    const unfulfilled = run.outcome.diagnostics?.unfulfilled ?? [];
    const passed = wishes.filter(({ wish }) => !unfulfilled.includes(wish));
    for (const { wish, witnesses } of passed) {
      const missing = witnesses.find((witness) => !isIn(receipt, witness));
      assertHolds(missing === undefined, notThere(wish, missing?.value, receipt));
    }
    // A switch has no text of its own: without it the same request must start something else.
    for (const { wish } of passed.filter(({ witnesses }) => witnesses.length === 0)) {
      const others = together(passed.filter((asked) => asked.wish !== wish));
      const without = started(await bench.run({ prompt: PROMPT, call: callFor(others, cwd) }));
      assertHolds(started(run).argv.join("\n") !== without.argv.join("\n"), notThere(wish, true, receipt));
    }
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
});

function callFor(request: ReturnType<typeof together>, cwd: string): Partial<RunCall> {
  const { session, ...rest } = request;
  return { ...rest, cwd, extraEnv: ENVIRONMENT, ...(session === undefined ? {} : { session }) };
}

function assertSurroundings(receipt: MockReceipt, cwd: string): void {
  assertHolds(realpathSync(receipt.cwd) === cwd, {
    message: "the CLI does not work in the folder that the request names",
    expected: "the folder of the request's `cwd`",
    actual: receipt.cwd,
    hint: "Give the child its cwd; that of the host is another.",
  });
  const lost = Object.entries(ENVIRONMENT).find(([name, value]) => receipt.env[name] !== sha256(value));
  assertHolds(lost === undefined, {
    message: `the CLI does not get ${lost?.[0]} of the request's environment as it is`,
    expected: `${lost?.join("=")}`,
    actual: receipt.env[lost?.[0] ?? ""] === undefined ? "no such variable" : "another value",
    hint: "The caller's own variables are added to those of the allow-list.",
  });
}

function notThere(wish: string, value: unknown, { argv }: MockReceipt): CheckFinding {
  return {
    message: `${wish} is claimed, and neither does the CLI get it nor does the outcome say so`,
    expected: `${JSON.stringify(value)} in an argument, a variable or on stdin, or ${wish} in diagnostics.unfulfilled`,
    actual: argv.join(" ").slice(0, 600),
    hint: "The code that starts the CLI passes on the whole request.",
  };
}

function started({ receipts, outcome }: MockRun): MockReceipt {
  const [receipt] = receipts;
  assertHolds(receipt !== undefined, {
    message: "the CLI was not started",
    actual: outcome.error?.message ?? outcome.status,
    hint: "A request with wishes starts the CLI too.",
  });
  return receipt;
}

/** A document may be in a file of the run's own, which is gone by now; of stdin the length alone is known. */
function isIn({ argv, env, stdin }: MockReceipt, { name, value }: Witness): boolean {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const isOnStdin = name === "systemPrompt" && stdin.bytes >= Buffer.byteLength(text) + PROMPT.length;
  if (isOnStdin || Object.values(env).includes(sha256(text))) return true;
  const forms = [text, JSON.stringify(text).slice(1, -1)];
  const isFile = (word: string) =>
    typeof value === "object" && /^(?:--[\w-]+=)?@?\/.*\.json$/.test(word) && !word.includes(MCP_CONFIG);
  return argv.some((word) => isFile(word) || forms.some((form) => word.includes(form)));
}
