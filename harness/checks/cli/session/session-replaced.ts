import { recordedReplay, recordedRun, tryReplay } from "../../../driver/recorded-replay.ts";
import { notReported, reports } from "../../../facts/claims.ts";
import type { RequestedSession } from "../../../model/target.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed, unsupported } from "../../kit/fixture-check.ts";

const HINT =
  "Compare the id that the CLI reports with ParserOptions.session: another one of the same form, without a fork, is another conversation.";

/**
 * A good run in another session than the one that was asked for says so, wherever the ids differ; one in that session,
 * one that was left to the CLI, and a fork, which has an id of its own, do not (INV-CLI-SESSION-002).
 */
export default fixtureCheck("INV-CLI-SESSION-002", "session-replaced", async (fixture, { target }) => {
  const { manifest } = target;
  if (!reports(manifest, "sessions")) return unsupported(notReported(manifest, "sessions"));
  const run = recordedRun(fixture);
  const { outcome } = await recordedReplay(fixture, target);
  const id = outcome.session?.id;
  if (outcome.status !== "ok" || typeof id !== "string" || !HEX.test(id))
    return notApplicable("the run does not end well in a session with an id");
  const asked: readonly [what: string, session: RequestedSession | null, isReplaced: boolean][] = [
    ["another session was asked for", { id: changedAt(id, id.search(LAST_HEX)) }, true],
    ["another session was asked for", { id: changedAt(id, id.search(HEX)) }, true],
    ["this session was asked for", { id }, false],
    ["a fork of another session was asked for", { id: changedAt(id, id.search(HEX)), fork: true }, false],
    ["the newest session was asked for", { id: null }, false],
    ["no session was asked for", null, false],
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
      message: `${what}, ${JSON.stringify(session)}, and the CLI reports ${JSON.stringify(id)}`,
      run: changed,
      difference: { path, expected: String(isReplaced), actual: String(actual) },
      hint: HINT,
    });
  }
  return passed(asked.length);
});

const HEX = /[0-9a-fA-F]/;
const LAST_HEX = /[0-9a-fA-F](?=[^0-9a-fA-F]*$)/;

/** Another id of the same form. */
function changedAt(id: string, at: number): string {
  return id.slice(0, at) + (id[at] === "0" ? "1" : "0") + id.slice(at + 1);
}
