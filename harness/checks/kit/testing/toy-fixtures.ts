import type { Exit, OutputFormat } from "../../../../contracts/cli/v1/adapter.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { ENDED_WELL } from "../../../model/target.ts";

const NO_HASH = "0".repeat(64);

/** What a toy run shows; stdout is cut in two chunks, with stderr between them. */
export interface ToyRun {
  outputFormat?: OutputFormat;
  stdout?: string;
  stderr?: string;
  exit?: Partial<Exit>;
}

/** A fixture of the made-up CLI, without a folder. */
export function toyFixture(scenario: string, run: ToyRun): Fixture {
  const stdout = Buffer.from(run.stdout ?? "");
  const stderr = Buffer.from(run.stderr ?? "");
  const half = stdout.length >> 1;
  const exit = { ...ENDED_WELL, ...run.exit };
  return {
    id: `toy/1.0.0/${scenario}`,
    folder: `toy/1.0.0/${scenario}`,
    stdout,
    stderr,
    expected: {},
    manifest: {
      schemaVersion: 1,
      id: `toy/1.0.0/${scenario}`,
      provider: "toy",
      cli: { name: "toy", version: "1.0.0" },
      scenario,
      outputFormat: run.outputFormat ?? "stream-json",
      provenance: { kind: "derived", from: "nothing", mutation: "made up for a test" },
      exit,
      chunks: [
        [0, "out", half],
        [1, "err", stderr.length],
        [2, "out", stdout.length - half],
      ],
      sha256: { stdout: NO_HASH, stderr: NO_HASH },
    },
  };
}

/** Records as lines. */
export function lines(...records: unknown[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join("");
}

const START = { type: "start", session: "s-1", model: "toy-1" };
const ANSWER = "Grüße, 世界 😀";
const DONE = { type: "done", ok: true, answer: ANSWER, usage: { in: 3, out: 4 } };
const FAILED = { type: "done", ok: false, error: { message: "Too many requests", status: 429 } };

/** A good run: text in deltas, a tool call, a final answer. */
export const GOOD = toyFixture("good", {
  stderr: "warning: größe\n",
  stdout: lines(
    START,
    { type: "tool", id: "call-1", name: "read", input: { path: "a.txt" } },
    { type: "tool_done", id: "call-1", ok: true, output: { text: "größe" } },
    { type: "delta", text: "Grüße, " },
    { type: "delta", text: "世界 😀" },
    { type: "say", text: ANSWER },
    DONE,
  ),
});

/** A run whose terminal record says that it failed. */
const BAD = toyFixture("bad", { stdout: lines(START, FAILED), exit: { code: 1 } });

/** A run that failed without a word on stdout. */
const SILENT = toyFixture("silent", {
  stderr: "toy: größe is no option\nsee --help\n",
  exit: { code: 2 },
});

export const GOOD_DOCUMENT = toyFixture("good-document", { outputFormat: "json", stdout: lines(DONE) });
export const GOOD_ARRAY = toyFixture("good-array", {
  outputFormat: "json",
  stdout: lines([START, { type: "say", text: ANSWER }, DONE]),
});
const GOOD_TEXT = toyFixture("good-text", { outputFormat: "text", stdout: `${ANSWER}\nline two\n` });

/** Every toy fixture. */
export const TOY_FIXTURES: readonly Fixture[] = [GOOD, BAD, SILENT, GOOD_DOCUMENT, GOOD_ARRAY, GOOD_TEXT];
