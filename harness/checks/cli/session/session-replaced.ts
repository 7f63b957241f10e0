import { recordedReplay, recordedRun, tryReplay } from "../../../driver/recorded-replay.ts";
import { notReported, reports } from "../../../facts/claims.ts";
import type { RequestedSession } from "../../../model/target.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed, unsupported } from "../../kit/fixture-check.ts";

const HINT =
  "Compare the id that the CLI reports with ParserOptions.session: another one of the same form, without a fork, is another conversation.";

/**
 * A good run in another session than the one that was asked for says so; one in that session, and a fork, which has an
 * id of its own, do not (INV-CLI-SESSION-002).
 */
export default fixtureCheck("INV-CLI-SESSION-002", "session-replaced", async (fixture, { target }) => {
  const { manifest } = target;
  if (!reports(manifest, "sessions")) return unsupported(notReported(manifest, "sessions"));
  const run = recordedRun(fixture);
  const { outcome } = await recordedReplay(fixture, target);
  const id = outcome.session?.id;
  const other = typeof id === "string" ? anotherOf(id) : undefined;
  if (outcome.status !== "ok" || typeof id !== "string" || other === undefined)
    return notApplicable("the run does not end well in a session with an id");
  const asked: readonly [what: string, session: RequestedSession, isReplaced: boolean][] = [
    ["another session was asked for", { id: other }, true],
    ["this session was asked for", { id }, false],
    ["a fork of another session was asked for", { id: other, fork: true }, false],
  ];
  for (const [index, [what, session, isReplaced]] of asked.entries()) {
    const changed = { ...run, session };
    const replayed = await tryReplay(target, changed);
    const tried = index + 1;
    if (replayed.crashed) return failed(tried, { message: replayed.message, run: changed, hint: HINT });
    const { diagnostics } = replayed.replay.outcome;
    const actual = diagnostics?.sessionReplaced === true;
    if (actual === isReplaced) continue;
    const path = "outcome.diagnostics.sessionReplaced";
    return failed(tried, {
      message: `${what}, ${JSON.stringify(session.id)}, and the CLI reports ${JSON.stringify(id)}`,
      run: changed,
      difference: { path, expected: String(isReplaced), actual: String(actual) },
      hint: HINT,
    });
  }
  return passed(asked.length);
});

/** Another id of the same form; undefined where no character of it can be another one. */
function anotherOf(id: string): string | undefined {
  const at = id.search(/[0-9a-fA-F](?=[^0-9a-fA-F]*$)/);
  if (at === -1) return undefined;
  const character = id[at]!;
  return id.slice(0, at) + (character === "0" ? "1" : "0") + id.slice(at + 1);
}
