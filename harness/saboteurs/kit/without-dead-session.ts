import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import { asksForUnknownSession } from "../../facts/asks-for-unknown-session.ts";
import { surelyOk } from "../../facts/expected-values.ts";
import { withoutClaim } from "./claims.ts";
import { someFixture } from "./corpus-fixtures.ts";

/** A reason to leave an adapter out whose CLI, as far as is known, refuses no session: some begin another one instead. */
export function withoutDeadSession(adapter: Adapter): string | null {
  const isRefused = someFixture(
    adapter,
    ({ scenario, expected }) => !surelyOk(expected) && asksForUnknownSession(scenario, expected),
  );
  return withoutClaim("sessions")(adapter) ?? (isRefused ? null : "no run here is refused for its session");
}
