import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readFixture } from "../corpus/read-fixture.ts";
import { livingProcesses } from "../lib/living-processes.ts";
import type { Fixture } from "../model/fixture.ts";
import { recordingDifferences } from "./fixture/canonical-recording.ts";
import { recordScenario } from "./record-scenario.ts";
import { toyJob, toyRecipe } from "./testing/toy-recipe.ts";

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), "cliproof-test-"));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

async function recorded(scenario: string, folder = out): Promise<Fixture> {
  await recordScenario(toyRecipe, toyJob(folder), scenario);
  const fixture = await readFixture(join(folder, "toy", "1.0.0", scenario));
  if (!("manifest" in fixture)) throw fixture;
  return fixture;
}

function records(fixture: Fixture): Record<string, unknown>[] {
  return fixture.stdout
    .toString()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

it("makes a fixture that is whole, and expects what the model said", async () => {
  const fixture = await recorded("hello");
  const [session, answer] = records(fixture);
  expect(answer).toMatchObject({ text: "Hello from the scripted model." });
  expect(fixture.expected).toMatchObject({
    status: "ok",
    content: "Hello from the scripted model.",
    session: { id: session!.id },
  });
  expect(fixture.manifest).toMatchObject({
    id: "toy/1.0.0/hello",
    exit: { code: 0 },
    provenance: { kind: "recorded" },
  });
});

it("shows no path and no port of this machine", async () => {
  const fixture = await recorded("hello");
  const [session, answer] = records(fixture);
  expect(session).toMatchObject({ cwd: "/home/user/project" });
  expect(answer).toMatchObject({ from: "http://127.0.0.1:18400" });
  expect(fixture.stderr.toString()).toBe("home /home/user\n");
});

it("gives the same but for the named fields when it is done twice", async () => {
  const other = mkdtempSync(join(tmpdir(), "cliproof-test-"));
  try {
    const [one, two] = [await recorded("hello"), await recorded("hello", other)];
    expect(recordingDifferences(one, two, toyRecipe)).toEqual([]);
    expect(recordingDifferences(one, two, { volatile: ["time"] })).toHaveLength(1);
    expect(recordingDifferences(one, await recorded("refused"), toyRecipe).length).toBeGreaterThan(2);
  } finally {
    rmSync(other, { recursive: true });
  }
});

it("goes on with the session that the run before it left", async () => {
  const fixture = await recorded("again");
  const [session] = records(fixture);
  expect(session!.id).toMatch(/^[0-9a-f-]{36}$/);
  expect((fixture.manifest.invocation as { argv: string[] }).argv.at(-1)).toBe(session!.id);
});

it("ends a process without an end at its limit, with the child that left its group", async () => {
  const fixture = await recorded("hang");
  expect(fixture.manifest.exit).toEqual({ code: null, signal: "SIGKILL", timedOut: true, aborted: false });
  expect(await livingProcesses([records(fixture)[1]!.pid as number], 1000)).toEqual([]);
});

it("sends a signal, and ends what outlives it", async () => {
  const fixture = await recorded("interrupted");
  expect(fixture.manifest.exit).toMatchObject({ signal: "SIGINT", timedOut: false, aborted: true });
  expect((fixture.manifest as { signalsSent?: unknown[] }).signalsSent).toEqual([
    [expect.any(Number), "SIGINT"],
  ]);
  expect(await livingProcesses([records(fixture)[1]!.pid as number], 1000)).toEqual([]);
});

it("writes nothing of what fails, and says why", async () => {
  await expect(recordScenario(toyRecipe, toyJob(out), "strange")).rejects.toThrow(
    "no scenario no-such-scenario",
  );
  await expect(recordScenario(toyRecipe, toyJob(out), "absent")).rejects.toThrow("no scenario absent");
  expect(existsSync(join(out, "toy"))).toBe(false);
});
