import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fixtureRun } from "../../../../harness/corpus/fixture-run.ts";
import { loadFixtures } from "../../../../harness/corpus/load-corpus.ts";
import { fences } from "../../../../harness/docs/markdown.ts";
import { moduleTarget } from "../../../../harness/driver/module-target.ts";
import { compareExpectation } from "../../../../harness/expectation/compare-expectation.ts";
import type { Chunk, Run } from "../../../../harness/model/target.ts";
import { schemaValidator } from "../../../../harness/schema/schema-validator.ts";
import faultyParrot from "./faulty-parrot.ts";
import parrot from "./parrot.ts";

const here = import.meta.dirname;
const corpus = await loadFixtures(join(here, "fixtures"));
const isOutcome = await schemaValidator("cli/v1/outcome.schema.json");
const isEvent = await schemaValidator("cli/v1/activity-event.schema.json");
const isManifest = await schemaValidator("cli/v1/manifest.schema.json");
const isInvocation = await schemaValidator("cli/v1/invocation.schema.json");

/** The same run, one byte at a time. */
function byteByByte(run: Run): Run {
  const chunks = run.chunks.flatMap(([stream, bytes]) =>
    [...bytes].map((byte): Chunk => [stream, Uint8Array.of(byte)]),
  );
  return { ...run, chunks };
}

describe("the example adapter", () => {
  it("is in README.md as in its file", () => {
    const readme = readFileSync(join(here, "../README.md"), "utf8");
    const shown = fences(readme).find((fence) => fence.info === "file=examples/parrot.ts");
    expect(shown?.text).toBe(readFileSync(join(here, "parrot.ts"), "utf8"));
  });

  it("has two whole fixtures", () => {
    expect(corpus.errors).toEqual([]);
    expect(corpus.fixtures.map((fixture) => fixture.id)).toEqual([
      "parrot/1.0.0/hello",
      "parrot/1.0.0/rate-limited",
    ]);
  });

  it.each(corpus.fixtures)("parses $id as expected, whole and byte by byte", async (fixture) => {
    const target = moduleTarget(parrot);
    const whole = await target.replay(fixtureRun(fixture));
    expect(compareExpectation(fixture.expected, whole.outcome)).toEqual([]);
    expect(isOutcome(whole.outcome)).toBeNull();
    expect(whole.events.map(isEvent)).toEqual(whole.events.map(() => null));
    expect(await target.replay(byteByByte(fixtureRun(fixture)))).toEqual(whole);
  });

  it("describes and starts its CLI by the schemas", () => {
    expect(isManifest(parrot.manifest)).toBeNull();
    const config = parrot.configSchema.safeParse({});
    if (!config.success) throw new Error(config.error.message);
    const request = { prompt: "Say hi", session: { id: "p-1" } };
    const invocation = parrot.invocation(request, config.data, { version: null });
    expect(isInvocation(invocation)).toBeNull();
    expect(invocation).toMatchObject({ args: ["--json", "--resume=p-1"], stdin: "Say hi" });
  });

  it("answers bad config with a message", () => {
    const config = parrot.configSchema.safeParse({ command: 7 });
    expect(config.success ? "" : config.error.message).toContain("expected string");
  });
});

describe("the faulty example", () => {
  it("damages a character that is cut in two, and nothing else", async () => {
    const run = fixtureRun(corpus.fixtures[0]!);
    const target = moduleTarget(faultyParrot);
    const { content } = (await moduleTarget(parrot).replay(run)).outcome;
    expect((await target.replay(run)).outcome.content).toBe(content);
    expect((await target.replay(byteByByte(run))).outcome.content).toContain("\ufffd");
  });
});
