import type { OutputFormat } from "../../../../contracts/cli/v1/adapter.ts";
import { recordedRun } from "../../../driver/recorded-replay.ts";
import { surelyOk } from "../../../facts/expected-values.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { hasTerminalRecord, terminalRecord } from "../../../records/terminal-record.ts";
import type { CorpusCheck } from "../../kit/check.ts";
import { notApplicable, passed, unfitFixture, unproven } from "../../kit/fixture-check.ts";

/**
 * A terminal record that the manifest names is one that the CLI prints: some good run of its format ends with it. A
 * misspelt one, or one whose type is at another place than `recordKeys` says, would leave PARSE-011 untried.
 */
const check: CorpusCheck = {
  invariant: "INV-CLI-MANIFEST-001",
  name: "terminal-records",
  scope: "corpus",
  blackBox: "every-run",
  async run(fixtures, { target: { manifest }, target }) {
    if (manifest.terminalRecords === undefined) return unproven("the manifest names no terminal records");
    const recorded = fixtures.filter((fixture) => fixture.manifest.provenance.kind === "recorded");
    // Of a CLI that no one recorded, what is reported of it must do.
    const shown = recorded.length > 0 ? recorded : fixtures;
    const good = shown.filter(
      (fixture) => unfitFixture(fixture, target) === undefined && surelyOk(fixture.expected),
    );
    let tried = 0;
    for (const format of manifest.outputFormats) {
      const runs = good.filter((fixture) => fixture.manifest.outputFormat === format);
      const ending = runs.map(recordedRun).map((run) => ({ run, terminal: terminalRecord(manifest, run) }));
      const named = ending.flatMap(({ run, terminal }) => (terminal == null ? [] : [{ run, terminal }]));
      tried += named.length;
      if (named.length === 0 || named.some(({ run, terminal }) => hasTerminalRecord(run, terminal))) continue;
      return missing(tried, format, named[0]!.terminal.names, runs[0]!);
    }
    return tried === 0
      ? notApplicable("no good recording is of a format with a terminal record")
      : passed(tried);
  },
};
export default check;

function missing(inputs: number, format: OutputFormat, names: readonly string[], fixture: Fixture) {
  return {
    verdict: "failed" as const,
    inputs,
    finding: {
      message: `no good ${format} recording holds the terminal record that the manifest names`,
      expected: names.join(" or "),
      fixture: fixture.id,
      hint: "manifest.terminalRecords names it by its type, and manifest.recordKeys says where a record's type is.",
    },
  };
}
