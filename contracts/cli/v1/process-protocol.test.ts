import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fixtureRun } from "../../../harness/corpus/fixture-run.ts";
import { loadFixtures } from "../../../harness/corpus/load-corpus.ts";
import { hasPython } from "../../../harness/docs/has-python.ts";
import { fences } from "../../../harness/docs/markdown.ts";
import { execTarget } from "../../../harness/driver/exec-target.ts";
import { moduleTarget } from "../../../harness/driver/module-target.ts";
import { compareExpectation } from "../../../harness/expectation/compare-expectation.ts";
import { schemaValidator } from "../../../harness/schema/schema-validator.ts";
import type { Exit } from "./adapter.ts";
import parrot from "./examples/parrot.ts";

const here = import.meta.dirname;
const examples = fences(readFileSync(join(here, "process-protocol.md"), "utf8"));
const messages = examples.filter((fence) => fence.language === "json");
const program = readFileSync(join(here, "examples/parrot.py"), "utf8");
const { fixtures } = await loadFixtures(join(here, "examples/fixtures"));

describe("process-protocol.md", () => {
  it("shows requests for every operation", () => {
    const requests = messages.filter((fence) => fence.info === "request");
    expect(requests.map((fence) => JSON.parse(fence.text).op)).toEqual(["describe", "parse", "run"]);
  });

  it.each(messages)("shows a $info that its schema accepts: $text", async ({ info, text }) => {
    const validate = await schemaValidator(`harness/v1/protocol-${info}.schema.json`);
    expect(validate(JSON.parse(text))).toBeNull();
  });

  it("shows outcomes that the outcome's schema accepts", async () => {
    const validate = await schemaValidator("cli/v1/outcome.schema.json");
    const outcomes = messages.map((fence) => JSON.parse(fence.text).outcome).filter(Boolean);
    expect(outcomes.map(validate)).toEqual([null]);
  });

  it("asks a run for the fields of RunCall, all of them and no others", () => {
    const schema = (name: string) => JSON.parse(readFileSync(join(here, "../../../schemas", name), "utf8"));
    const { properties, required } = schema("harness/v1/protocol-request.schema.json").$defs
      .ProcessRunRequest;
    const { id: _, op: __, ...asked } = properties;
    const call = schema("cli/v1/run-call.schema.json");
    expect(asked).toEqual(call.properties);
    expect(required).toEqual(["id", "op", ...call.required]);
  });

  it("shows the loop of the Python example as it is in its file", () => {
    const loop = examples.find((fence) => fence.language === "python");
    expect(program).toContain(loop?.text ?? "no loop");
  });
});

describe.skipIf(!hasPython())("the Python example", async () => {
  const python = await execTarget({
    command: `python3 '${join(here, "examples/parrot.py")}'`,
    cwd: here,
    env: process.env,
    silenceMs: 30_000,
  });
  afterAll(() => python.close());

  it.each(fixtures)("parses $id as expected", async (fixture) => {
    const { outcome } = await python.replay(fixtureRun(fixture));
    expect(compareExpectation(fixture.expected, outcome)).toEqual([]);
  });

  const ends: Partial<Exit>[] = [
    { code: 0 },
    { code: 1 },
    { code: 143 },
    { signal: "SIGKILL" },
    { code: 0, timedOut: true },
    { code: 0, aborted: true },
  ];
  it.each(ends)("agrees with the TypeScript example on a cut stream that ends with %o", async (end) => {
    const exit: Exit = { code: null, signal: null, timedOut: false, aborted: false, ...end };
    const run = { ...fixtureRun(fixtures[0]!), exit };
    const cut = { ...run, chunks: run.chunks.slice(0, 2) };
    const [ours, theirs] = [await moduleTarget(parrot).replay(cut), await python.replay(cut)];
    const words = ({ outcome }: typeof ours) => [outcome.status, outcome.error?.kind, outcome.messages];
    expect(words(theirs)).toEqual(words(ours));
  });

  it("says what it cannot do", async () => {
    const request = JSON.stringify({ id: 9, op: "run" });
    const answer = execFileSync("python3", [join(here, "examples/parrot.py")], { input: `${request}\n` });
    expect(JSON.parse(answer.toString())).toEqual({ id: 9, unsupported: "parrot.py only parses" });
  });
});
