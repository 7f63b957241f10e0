import type { Fixture } from "../model/fixture.ts";
import type { Run } from "../model/target.ts";
import { promptLength } from "./prompt-length.ts";
import { recordedChunks } from "./recorded-chunks.ts";

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
    chunks: recordedChunks(fixture),
    exit,
  };
}
