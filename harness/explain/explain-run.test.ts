import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { FIXTURES } from "../corpus/fixture-folders.ts";
import { readFixture } from "../corpus/read-fixture.ts";
import { moduleTarget } from "../driver/module-target.ts";
import { findProvider } from "../driver/registry.ts";
import { CorpusError } from "../lib/errors.ts";
import { explainRun } from "./explain-run.ts";
import { renderExplanation } from "./render-explanation.ts";

async function explained(id: string, change: (adapter: Adapter) => Adapter = (adapter) => adapter) {
  const fixture = await readFixture(join(FIXTURES, "cli-outputs", id));
  if (fixture instanceof CorpusError) throw fixture;
  const found = await findProvider(fixture.manifest.provider);
  if ("problem" in found) throw new Error(found.problem);
  const run = await explainRun(moduleTarget(change(found.adapter)), fixture);
  return { run, text: renderExplanation(fixture, run) };
}

describe("explaining a run", () => {
  it("shows the evidence and the rule that decided", async () => {
    const { run, text } = await explained("claude/2.1.332/rate-limit-429");
    expect(run.classification?.decided).toMatchObject({
      kind: "rate_limited",
      grounds: { by: "provider rule" },
    });
    expect(text).toMatch(/^evidence {2}1\. record {2}code "rate_limit_error" {2}HTTP status 429/m);
    expect(text).toMatch(/^decided {3}rate_limited, by evidence 1: a rule of the adapter/m);
    expect(text).toMatch(/^expected {2}as the outcome says$/m);
  });

  it("says of a good run how it ended, and looks for no evidence", async () => {
    const { run, text } = await explained("codex/0.171.0/success-text");
    expect(run.classification).toBeNull();
    expect(run.ending?.ending.status).toBe("ok");
    expect(text).not.toMatch(/^(evidence|decided)/m);
  });

  it("shows where an outcome is not as expected", async () => {
    const deaf = (adapter: Adapter): Adapter => ({
      ...adapter,
      parser(options) {
        const parser = adapter.parser(options);
        return {
          push: (stream, bytes) => parser.push(stream, bytes),
          end: (exit) => ({ ...parser.end(exit), content: "zz" }),
        };
      },
    });
    const { text } = await explained("codex/0.171.0/success-text", deaf);
    expect(text).toMatch(/^expected {2}content: .+, not "zz"$/m);
  });

  it("says that it sees nothing of an adapter that decides by itself", async () => {
    const own = (adapter: Adapter): Adapter => ({
      ...adapter,
      parser: (options) => {
        const outcome = adapter
          .parser(options)
          .end({ code: 1, signal: null, timedOut: false, aborted: false });
        return { push: () => [], end: () => outcome };
      },
    });
    const { run, text } = await explained("claude/2.1.332/rate-limit-429", (adapter) => {
      const changed = own(adapter);
      const parser = changed.parser({ outputFormat: "stream-json" });
      return { ...changed, parser: () => parser };
    });
    expect(run).toMatchObject({ ending: null, classification: null });
    expect(text).toMatch(/^decided {3}by the adapter itself/m);
  });
});
