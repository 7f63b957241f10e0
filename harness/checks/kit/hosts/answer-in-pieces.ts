import type { MockFaults } from "../../../../mock-clis/mock-cli.mjs";
import { hostTarget } from "../../../hosts/open-host.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { goodRuns } from "../../../sandbox/good-run.ts";
import type { CheckResult } from "../check.ts";
import { assertHolds } from "../check-failure.ts";
import { unproven } from "../fixture-check.ts";
import { formatValue } from "./assert-equal.ts";
import type { HostBench } from "./host-check.ts";

/** A read that ends inside every character of several bytes; the wait keeps two pieces out of one read. */
export const CUT_CHARACTERS = { cut: "characters", drip: 3 } as const satisfies MockFaults;

/**
 * The attack of a host that decodes each read by itself (`text += data.toString()`): a run whose answer has characters
 * of several bytes, which come in two or more reads.
 *
 * @param field where the host gives the answer, for the words of a finding.
 * @param answerOf what the host gives there when a stand-in with these faults plays this fixture.
 */
export async function answerInPieces<Host>(
  { fixtures, provider }: HostBench<Host>,
  field: string,
  answerOf: (fixture: Fixture, faults?: MockFaults) => Promise<unknown>,
): Promise<CheckResult | undefined> {
  const fixture = beyondAscii(goodRuns(fixtures, hostTarget(null, { provider, transport: "cli" })));
  if (fixture === undefined)
    return unproven("no good run here has an answer with characters of several bytes");
  const expected = String(fixture.expected.content);
  const isAnswer = (text: unknown) => typeof text === "string" && text.trim() === expected.trim();
  const cut = await answerOf(fixture, CUT_CHARACTERS);
  if (isAnswer(cut)) return undefined;
  // A host that never gets this answer must not be asked to look at its decoder.
  const isOfCuts = isAnswer(await answerOf(fixture));
  assertHolds(false, {
    fixture: fixture.id,
    message: isOfCuts
      ? `${field} is another where a read ends inside a character`
      : `${field} is not the agent's answer, which has characters of several bytes`,
    expected: formatValue(expected),
    actual: formatValue(cut),
    ...(isOfCuts && {
      hint: "Keep one streaming decoder for each pipe (`stream.setEncoding`), or decode when all bytes are there; never `text += data.toString()`.",
    }),
  });
}

/** The first of these runs whose answer has characters of several bytes, and whose output has them as such. */
export function beyondAscii(runs: readonly Fixture[]): Fixture | undefined {
  return runs.find(
    ({ stdout, expected }) =>
      Buffer.byteLength(String(expected.content)) > String(expected.content).length &&
      stdout.some((byte) => byte > 127),
  );
}
