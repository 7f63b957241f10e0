import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import openrouter from "../../../../../adapters/openrouter/index.ts";
import type { Adapter, RunCall } from "../../../../../contracts/cli/v1/adapter.ts";
import { readFixture } from "../../../../corpus/read-fixture.ts";
import { moduleTarget } from "../../../../driver/module-target.ts";
import { PROJECT_ROOT } from "../../../../lib/project.ts";
import type { Fixture } from "../../../../model/fixture.ts";
import type { CorpusCheck } from "../../../kit/check.ts";
import stdinClosed from "../stdin-closed.ts";
import treeEnded from "../tree-ended.ts";
import apiHealth from "./api-health.ts";
import apiNothingLeft from "./api-nothing-left.ts";
import apiParallel from "./api-parallel.ts";
import apiPromptWhole from "./api-prompt-whole.ts";
import apiRateLimit from "./api-rate-limit.ts";
import apiReturns from "./api-returns.ts";
import apiSecrets from "./api-secrets.ts";
import apiStopped from "./api-stopped.ts";

const REPORTED = path.join(PROJECT_ROOT, "fixtures/cli-outputs/openrouter/reported");
const NAMES = [
  "success-text",
  "keep-alive-comments",
  "rate-limit-429-retry-after",
  "auth-401-user-not-found",
];
const good = openrouter as Adapter;
let fixtures: Fixture[] = [];

beforeAll(async () => {
  fixtures = (await Promise.all(NAMES.map((name) => readFixture(path.join(REPORTED, name))))) as Fixture[];
});

/** The adapter with another way to run. */
function running(
  run: (call: RunCall, signal?: AbortSignal) => ReturnType<NonNullable<Adapter["run"]>>,
): Adapter {
  return { ...good, run };
}
const well = (call: RunCall, signal?: AbortSignal) => good.run!(call, signal);
let slot = "";

const FAULTS: [fault: string, check: CorpusCheck, adapter: Adapter][] = [
  [
    "cuts the prompt",
    apiPromptWhole,
    running((call) => well({ ...call, prompt: call.prompt.slice(0, 9999) })),
  ],
  [
    "sends another variable",
    apiSecrets,
    running((call) => well({ ...call, prompt: `${call.prompt} ${call.env.XYZZY}` })),
  ],
  ["has no clock", apiStopped, running((call, signal) => well({ ...call, timeoutMs: 9000 }, signal))],
  ["hears no abort", apiStopped, running((call) => well(call))],
  [
    "waits for the end of the connection",
    apiReturns,
    running((call) => well({ ...call, lingerMs: 60_000, timeoutMs: 1e6 })),
  ],
  ["never waits for a limit", apiRateLimit, running((call) => well({ ...call, maxRateLimitMs: 0 }))],
  [
    "waits whatever the policy says",
    apiRateLimit,
    running((call) => well({ ...call, maxRateLimitMs: 9000 })),
  ],
  [
    "has one prompt for all",
    apiParallel,
    running(async (call) => {
      slot = call.prompt;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return well({ ...call, prompt: slot });
    }),
  ],
  [
    "leaves a timer",
    apiNothingLeft,
    running((call) => {
      setTimeout(() => {}, 4000);
      return well(call);
    }),
  ],
  [
    "tells the key",
    apiHealth,
    { ...good, checkHealth: async ({ env }) => ({ ok: false, problem: JSON.stringify(env) }) },
  ],
];

function judged(check: CorpusCheck, adapter: Adapter) {
  return check.run(fixtures, { target: moduleTarget(adapter), seed: 1, runs: 1, corpus: fixtures, fixtures });
}

const isSlow = ([, check]: (typeof FAULTS)[number]) => check === apiStopped || check === apiReturns;
const isBroken = async (_: string, check: CorpusCheck, adapter: Adapter) => {
  expect((await judged(check, adapter)).verdict).toBe("failed");
};

// These wait for a clock, and look at nothing that they share.
describe.concurrent("the promises of an API about time", { timeout: 40_000 }, () => {
  it.each(FAULTS.filter(isSlow))("are broken by an adapter that %s", isBroken);
});

describe("the process promises of an API", { timeout: 40_000 }, () => {
  it.each(FAULTS.filter((fault) => !isSlow(fault)))("are broken by an adapter that %s", isBroken);

  it("are kept by one without a fault", async () => {
    for (const check of new Set(FAULTS.map(([, one]) => one)))
      expect(await judged(check, good), check.name).toMatchObject({ verdict: "passed" });
  }, 60_000);

  it("are not asked of a CLI, nor those of a process of an API", async () => {
    const cli = { ...good, manifest: { ...good.manifest, transport: "cli" as const } };
    expect((await judged(apiStopped, cli)).verdict).toBe("not-applicable");
    expect((await judged(treeEnded, good)).verdict).toBe("not-applicable");
    expect(await judged(stdinClosed, good)).toMatchObject({
      verdict: "unsupported",
      reason: expect.stringMatching(/no stdin/),
    });
  });
});
