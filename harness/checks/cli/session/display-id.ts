import stripAnsi from "strip-ansi";
import type { Session } from "../../../../contracts/cli/v1/adapter.ts";
import { recordedRun } from "../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Replay, Target } from "../../../model/target.ts";
import type { CheckContext, CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { notApplicable, passed } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { recordedCheck } from "../../kit/recorded-check.ts";

/** The id shown to a person is one that a person can read, type and find in the CLI's own output. */
export default recordedCheck("INV-CLI-SESSION-003", "display-id", judge, ["sessions"]);

function judge(fixture: Fixture, { outcome }: Replay, { target }: CheckContext): CheckResult {
  const { session } = outcome;
  if (session?.id == null || session.clear === true) return notApplicable("the run leaves no session");
  const state = target.adapter?.sessionCodec?.serialize(outcome) ?? null;
  const ofCodec = state === null ? undefined : target.adapter!.sessionCodec!.displayId(state);
  const [wrong] = [session.displayId ?? undefined, ofCodec].filter(
    (id) => id !== undefined && !isReadable(id, fixture),
  );
  const differ = ofCodec !== undefined && session.displayId != null && ofCodec !== session.displayId;
  if (wrong === undefined && !differ) return passed(1);
  return failed(1, {
    message: "the display id is of no use to a person",
    run: recordedRun(fixture),
    difference: {
      path: "displayId",
      expected: expectedOf(session, target),
      actual: show(differ ? ofCodec : wrong),
    },
    hint: "Show the id, or the short form of it, that the CLI itself prints and takes.",
  });
}

function isReadable(id: string | null | undefined, { stdout, stderr }: Fixture): boolean {
  if (typeof id !== "string" || id.trim() !== id || id === "" || stripAnsi(id) !== id || /\p{Cc}/u.test(id))
    return false;
  // A whole word of the output: the first half of an id can be seen, and resumes nothing.
  const word = new RegExp(`(?<![\\w-])${id.replace(/[^\w]/g, "\\$&")}(?![\\w-])`);
  return word.test(stdout.toString("utf8")) || word.test(stderr.toString("utf8"));
}

function expectedOf({ displayId, id }: Session, target: Target): string {
  const both = target.adapter?.sessionCodec !== undefined && displayId != null;
  return both
    ? `one readable id in both places, such as ${show(displayId)}`
    : `a readable id such as ${show(id)}`;
}
