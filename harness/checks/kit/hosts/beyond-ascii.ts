import type { Fixture } from "../../../model/fixture.ts";

/** The first of these runs whose answer has characters of several bytes, and whose output has them as such. */
export function beyondAscii(runs: readonly Fixture[]): Fixture | undefined {
  return runs.find(
    ({ stdout, expected }) =>
      Buffer.byteLength(String(expected.content)) > String(expected.content).length &&
      stdout.some((byte) => byte > 127),
  );
}
