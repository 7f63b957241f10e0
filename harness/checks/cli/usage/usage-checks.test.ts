import { describe, expect, it } from "vitest";
import type { Adapter, Usage } from "../../../../contracts/cli/v1/adapter.ts";
import type { Check } from "../../kit/check.ts";
import { faultyOutcome, KNOWN_GOOD, KNOWN_RUNS, KNOWN_TEXT, knownRun } from "../../kit/testing/known-runs.ts";
import { runCheck } from "../../kit/testing/run-check.ts";
import { faultyAdapter, toyAdapter } from "../../kit/testing/toy-adapter.ts";
import { lines } from "../../kit/testing/toy-fixtures.ts";
import costExpected from "./cost-expected.ts";
import costShown from "./cost-shown.ts";
import usageCumulative from "./usage-cumulative.ts";
import usageEstimates from "./usage-estimates.ts";
import usageExpected from "./usage-expected.ts";
import usageMeaning from "./usage-meaning.ts";
import usageOnce from "./usage-once.ts";

/** A resumed session: the cost that is printed covers an earlier run too. */
const RESUMED = knownRun(
  "resumed",
  {
    stdout: lines(
      { type: "start", session: "s-1", model: "toy-1" },
      {
        type: "done",
        id: "r-1",
        ok: true,
        answer: "Done it all.",
        usage: { in: 3, out: 4 },
        cost: 0.5,
        run_cost: 0.2,
      },
    ),
  },
  { status: "ok", costUsd: 0.2, usage: { inputTokens: 3, outputTokens: 4, cacheReadTokens: 0 } },
);
const CACHED = {
  ...KNOWN_GOOD,
  expected: { usage: { inputTokens: 3, outputTokens: 4, cacheReadTokens: 2, totalTokens: 9 } },
};
const RUNS = [...KNOWN_RUNS, RESUMED];

interface Toy {
  /** What a cost is read from. */
  cost?: RegExp;
  /** Usage of each done record, one after the other. */
  usage?(all: readonly string[]): number;
  estimate?(promptLength: number): Usage | null;
}

/** The toy adapter with costs and, where no figures are shown, an estimate. */
function spender({ cost = /"run_cost":([\d.]+)/, usage, estimate }: Toy): Adapter {
  const adapter = faultyAdapter((good, { promptLength = 0 }) => {
    let text = "";
    return {
      push(stream, bytes) {
        text += Buffer.from(bytes).toString("utf8");
        return good.push(stream, bytes);
      },
      end(exit) {
        const outcome = good.end(exit);
        const found = cost.exec(text);
        const inputTokens = usage?.(text.match(/"in":\d+/g) ?? []);
        const counted =
          outcome.usage && inputTokens
            ? { ...outcome.usage, inputTokens, totalTokens: inputTokens + 4 }
            : outcome.usage;
        return {
          ...outcome,
          costUsd: found ? Number(found[1]) : null,
          usage: counted ?? estimate?.(promptLength) ?? null,
        };
      },
    };
  });
  const capabilities = { ...toyAdapter.manifest.capabilities, cost: true };
  return { ...adapter, manifest: { ...toyAdapter.manifest, capabilities } };
}

function usageOf(inputTokens: number, outputTokens: number, estimated: boolean): Usage {
  const totalTokens = inputTokens + outputTokens;
  return { inputTokens, outputTokens, cacheReadTokens: 0, cacheCreationTokens: 0, totalTokens, estimated };
}

const GOOD_SPENDER = spender({});
const CHECKS: readonly Check[] = [
  usageExpected,
  usageOnce,
  usageMeaning,
  usageCumulative,
  usageEstimates,
  costExpected,
  costShown,
];

describe.each(CHECKS.map((check) => ({ name: check.name, check })))("$name", ({ check }) => {
  it("passes an adapter without a fault, and tries something", async () => {
    const { finding, tried } = await runCheck(check, GOOD_SPENDER, RUNS);
    expect(finding).toBeUndefined();
    expect(tried).toBeGreaterThan(0);
  });
});

const FAULTS: readonly [string, Check, Adapter, RegExp][] = [
  ["reports other figures", usageExpected, faultyOutcome(() => ({ usage: usageOf(1, 1, false) })), /usage/],
  [
    "adds a record that is printed twice",
    usageOnce,
    spender({ usage: (all) => all.length * 3 }),
    /terminal record printed twice/,
  ],
  [
    "does not add up",
    usageMeaning,
    faultyOutcome(({ usage }) => (usage ? { usage: { ...usage, totalTokens: 8 } } : {})),
    /totalTokens/,
  ],
  ["loses cached tokens", usageMeaning, toyAdapter, /cacheReadTokens/],
  ["reports the cost of all runs so far", usageCumulative, spender({ cost: /"cost":([\d.]+)/ }), /costUsd/],
  [
    "reports zeros where nothing is shown",
    usageEstimates,
    spender({ estimate: () => usageOf(0, 0, false) }),
    /estimated/,
  ],
  [
    "estimates one token a character",
    usageEstimates,
    spender({ estimate: (length) => usageOf(length, 0, true) }),
    /inputTokens/,
  ],
  ["loses the cost", costExpected, spender({ cost: /never/ }), /costUsd/],
  ["makes up a cost", costShown, faultyOutcome(({ costUsd }) => ({ costUsd: costUsd ?? 0 })), /costUsd/],
];

describe("checks of USAGE", () => {
  it.each(FAULTS)("catch an adapter that %s", async (_, check, adapter, message) => {
    const runs = adapter === toyAdapter ? [CACHED] : RUNS;
    expect((await runCheck(check, adapter, runs)).finding?.message).toMatch(message);
  });

  it("accept an estimate that says so", async () => {
    const estimating = spender({ estimate: (length) => usageOf(Math.ceil(length / 4), 4, true) });
    expect((await runCheck(usageEstimates, estimating, [KNOWN_TEXT])).finding?.message).toMatch(
      /outputTokens/,
    );
    const right = spender({ estimate: (length) => usageOf(Math.ceil(length / 4), 3, true) });
    expect((await runCheck(usageEstimates, right, [KNOWN_TEXT])).finding).toBeUndefined();
  });

  it("believe figures in a field that the manifest names, and take them out by that name", async () => {
    const stdout = lines(
      { type: "start", session: "s-1", model: "toy-1" },
      { type: "done", id: "r-1", ok: true, answer: "Done.", tok: { in: 5, out: 7 } },
    );
    const run = knownRun("tok", { stdout }, { status: "ok" });
    const reading = (name: string, otherwise: Usage | null, usageKeys?: [string, ...string[]]): Adapter => {
      const adapter = faultyAdapter((good) => ({
        push: (stream, bytes) =>
          good.push(stream, Buffer.from(Buffer.from(bytes).toString().replace(name, '"usage":'))),
        end(exit) {
          const outcome = good.end(exit);
          return { ...outcome, usage: outcome.usage ?? otherwise };
        },
      }));
      return { ...adapter, manifest: { ...adapter.manifest, ...(usageKeys && { usageKeys }) } };
    };
    const unnamed = (await runCheck(usageEstimates, reading('"tok":', null), [run])).finding;
    expect(unnamed).toMatchObject({ hint: expect.stringContaining("manifest.usageKeys") });
    const named = await runCheck(usageEstimates, reading('"tok":', null, ["tok"]), [run]);
    expect(named.finding).toBeUndefined();
    const zeros = reading('"tok":', usageOf(0, 0, false), ["tok"]);
    expect((await runCheck(usageEstimates, zeros, [run])).finding?.message).toMatch(/figure taken out/);
  });

  it("ask no adapter for what it says it cannot report", async () => {
    const manifest = { ...toyAdapter.manifest, capabilities: { usage: false } };
    const { results } = await runCheck(usageExpected, { ...toyAdapter, manifest }, [KNOWN_GOOD]);
    expect(results[0]?.verdict).toBe("unsupported");
  });
});
