import type { FixtureManifest } from "../../schemas/harness/v1/generated/fixture.ts";
import type { Fixture } from "../model/fixture.ts";
import type { Chunk, Run } from "../model/target.ts";
import { requestedSession } from "./requested-session.ts";

const FORMAT_WORDS = new Set(["text", "json", "stream-json"]);

/** Whether a fixture shows a run to be parsed; help, version and model lists only feed the mocks and PROC-013. */
export function isRun(fixture: Fixture): boolean {
  return (fixture.manifest.kind ?? "run") === "run";
}

/**
 * A fixture as a run for the parser, in its recorded chunks.
 *
 * @throws when the fixture is no run: the caller picks with `isRun`.
 */
export function fixtureRun(fixture: Fixture): Run {
  const { outputFormat, cli, exit } = fixture.manifest;
  if (outputFormat === null)
    throw new Error(`${fixture.id} is a ${fixture.manifest.kind} recording, not a run`);
  return {
    outputFormat,
    cliVersion: cli.version ?? undefined,
    promptLength: promptLength(fixture.manifest),
    session: requestedSession(fixture.manifest),
    chunks: recordedChunks(fixture),
    exit,
  };
}

/**
 * Length of a recorded run's prompt in characters, for estimates; undefined where the recording does not show it.
 *
 * The prompt is what came by stdin, else the last argument. Stdin that holds records, or that is only known by its
 * hash, shows no prompt.
 */
function promptLength(manifest: FixtureManifest): number | undefined {
  const { argv = [], stdin = null } = manifest.invocation ?? {};
  if (argv.includes("--input-format")) return undefined;
  const given: unknown = stdin;
  if (typeof given === "string" && given !== "") return given.length;
  if (given !== null && typeof given === "object") return undefined;
  const last = argv.length > 1 ? argv.at(-1) : undefined;
  return last === undefined || last.startsWith("-") || FORMAT_WORDS.has(last) ? undefined : last.length;
}

/** The bytes of both streams, cut and ordered as the recorder read them. */
function recordedChunks(fixture: Fixture): Chunk[] {
  const at = { out: 0, err: 0 };
  return chunkList(fixture.manifest).map(([, stream, bytes]) => {
    const source = stream === "out" ? fixture.stdout : fixture.stderr;
    const start = at[stream];
    at[stream] += bytes;
    return [stream, source.subarray(start, start + bytes)] as const;
  });
}

/** One entry of a fixture's `chunks`: milliseconds since the start, stream, bytes. */
export type RecordedChunk = [ms: number, stream: "out" | "err", bytes: number];

/** The chunk list of a checked manifest, typed: the generated type knows its tuples as unknown. */
function chunkList(manifest: FixtureManifest): RecordedChunk[] {
  return manifest.chunks as RecordedChunk[];
}

/** Bytes of each stream that the chunk list accounts for. */
export function recordedSizes(manifest: FixtureManifest): Record<"out" | "err", number> {
  const sizes = { out: 0, err: 0 };
  for (const [, stream, bytes] of chunkList(manifest)) sizes[stream] += bytes;
  return sizes;
}
