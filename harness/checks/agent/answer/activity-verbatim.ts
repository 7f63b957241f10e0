import { isDeepStrictEqual } from "node:util";
import type { AgentActivityEvent } from "../../../../contracts/agent/v1/agent-adapter.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { unproven, unsupported } from "../../kit/fixture-check.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { withMadeUpRun } from "../../kit/hosts/made-up-run.ts";
import { agentCheck } from "../kit/agent-check.ts";
import { activityOf, claimsActivity } from "../kit/claims.ts";
import { toolRuns } from "../kit/recorded-runs.ts";

/** Looks like a key, and is long: what a plugin might scrub or cut. */
const SECRET = `sk-ant-api03-zzplanted${"0123456789abcdef".repeat(2048)}`;
const WORD = /[A-Za-z]{5,}/g;

/** Inputs and outputs of tools are the CLI's, neither scrubbed nor cut (INV-AGENT-ACT-002). */
export default agentCheck("INV-AGENT-ACT-002", "activity-verbatim", async (bench) => {
  if (!(await claimsActivity(bench))) return unsupported("its capabilities say that it streams no activity");
  for (const fixture of toolRuns(bench)) {
    const before = await activityOf(bench, fixture);
    const word = wordIn(before, fixture);
    if (word === undefined) continue;
    const put = (text: string) => text.replaceAll(word, SECRET);
    const run = { provider: bench.provider, stdout: put(fixture.stdout.toString()), stderr: "", code: 0 };
    const after = await withMadeUpRun(run, (folder) => activityOf(bench, folder));
    const expected = JSON.parse(put(JSON.stringify(before)));
    assertHolds(isDeepStrictEqual(JSON.parse(JSON.stringify(after)), expected), {
      fixture: fixture.id,
      message: `what a tool was given or gave is not the CLI's: ${JSON.stringify(word)} was replaced by a long key`,
      expected: formatValue(differing(expected, after)),
      actual: formatValue(differing(after, expected)),
    });
    return undefined;
  }
  return unproven("no good run here has a word of its own in a tool's input or output");
});

/** A word of a tool's input or output that is in the recorded bytes and in no name of a field. */
function wordIn(events: readonly AgentActivityEvent[], { stdout }: Fixture): string | undefined {
  const printed = stdout.toString();
  const values = events.flatMap((event) =>
    event.kind === "tool_use"
      ? strings(event.input)
      : event.kind === "tool_result"
        ? strings(event.output)
        : [],
  );
  const others = JSON.stringify(
    events.map((event) =>
      "input" in event
        ? { ...event, input: keys(event.input) }
        : "output" in event
          ? { ...event, output: keys(event.output) }
          : event,
    ),
  );
  return values
    .flatMap((value) => value.match(WORD) ?? [])
    .find((word) => !others.includes(word) && isValueOnly(printed, word));
}

/** Replacing the word changes strings alone: it is no part of a field's name or of a type of record, and no literal. */
function isValueOnly(printed: string, word: string): boolean {
  if (word === "false") return false;
  const isKey = new RegExp(`"[^"\\\\]*${word}[^"\\\\]*"\\s*:`).test(printed);
  const isType = new RegExp(`"(?:type|subtype|status|role|kind|name)"\\s*:\\s*"[^"]*${word}`).test(printed);
  return printed.includes(word) && !isKey && !isType;
}

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
}

function keys(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return null;
  return Object.entries(value).map(([key, inner]) => [key, keys(inner)]);
}

function differing(events: readonly unknown[], others: readonly unknown[]): unknown {
  return events.find((event, index) => !isDeepStrictEqual(event, others[index])) ?? events.length;
}
