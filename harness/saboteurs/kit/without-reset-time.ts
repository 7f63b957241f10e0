import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import { allowed, allowedInError } from "../../facts/expected-values.ts";
import { isRecord } from "../../lib/is-record.ts";
import { type CorpusFixture, someFixture } from "./corpus-fixtures.ts";

/** A reason to leave an adapter out whose CLI, as far as is known, never tells when a limit resets. */
export function withoutResetTime(adapter: Adapter): string | null {
  return someFixture(adapter, tellsReset) ? null : "no fixture is known to tell when a limit resets";
}

function tellsReset({ expected }: CorpusFixture): boolean {
  const windows = allowed(expected.quota).flat().filter(isRecord);
  const times = [
    ...allowedInError(expected, "resetsAt"),
    ...windows.flatMap(({ resetsAt }) => allowed(resetsAt)),
  ];
  return times.some((time) => typeof time === "string");
}
