import { describe, expect, it } from "vitest";
import type { Adapter } from "../../../../../contracts/cli/v1/adapter.ts";
import { runCheck } from "../../../kit/testing/run-check.ts";
import { outcomeFault, stdoutFault } from "../../../kit/testing/toy-faults.ts";
import sameBytesTwice from "./same-bytes-twice.ts";

let clock = 0;

const FAULTS: [fault: string, adapter: Adapter][] = [
  ["drops an answer that an earlier run had", withoutRepetition()],
  ["keeps the unfinished line of a run that broke off", unfinishedLines()],
  ["fills in the model of the run before", modelOfTheRunBefore()],
  ["answers by a counter", outcomeFault((outcome) => ({ ...outcome, content: `${clock++}` }))],
];

describe("same-bytes-twice", () => {
  it.each(FAULTS)("catches an adapter that %s", async (_fault, adapter) => {
    const { finding } = await runCheck(sameBytesTwice, adapter);
    expect(finding?.message).toMatch(/^the adapter gives another outcome for the same bytes/);
    expect(finding?.input).toMatch(/exit: \{/);
  });

  it("catches an outcome that changes with every run where the provider has one fixture", async () => {
    let runs = 0;
    const adapter = outcomeFault((outcome) => (runs++ % 2 === 0 ? outcome : { ...outcome, content: "" }));
    const { finding } = await runCheck(sameBytesTwice, adapter, undefined, { corpus: [] });
    expect(finding?.message).toMatch(/^the adapter gives another outcome/);
  });
});

/** Drops an answer that the adapter has returned before, as a duplicate. */
function withoutRepetition(): Adapter {
  const seen = new Set<string | null>();
  return outcomeFault((outcome) => {
    const isKnown = seen.has(outcome.content);
    seen.add(outcome.content);
    return isKnown ? { ...outcome, content: null } : outcome;
  });
}

/** Keeps the unfinished line in the module, where the next run finds it. */
function unfinishedLines(): Adapter {
  let rest = "";
  return stdoutFault((stdout) => {
    const text = rest + stdout;
    rest = stdout.slice(stdout.lastIndexOf("\n") + 1);
    return text;
  });
}

/** Reports the last model of any run. */
function modelOfTheRunBefore(): Adapter {
  let last: string | null = null;
  return outcomeFault((outcome) => {
    const model = last;
    last = outcome.model ?? outcome.content;
    return { ...outcome, model };
  });
}
