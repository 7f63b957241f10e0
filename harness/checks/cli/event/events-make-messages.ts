import fc from "fast-check";
import { textsDiffer } from "../../../facts/events-make-messages.ts";
import type { Replay, Run } from "../../../model/target.ts";
import { runBytes } from "../../../records/run-bytes.ts";
import { withBytes } from "../../../records/with-bytes.ts";
import type { FixtureCheck } from "../../kit/check.ts";
import { equivalenceCheck } from "../../kit/equivalence-check.ts";
import { unsupported } from "../../kit/fixture-check.ts";

const KILLED = { code: null, signal: "SIGKILL", timedOut: false, aborted: false };

const attack = equivalenceCheck<number>({
  invariant: "INV-CLI-EVENT-004",
  name: "events-make-messages",
  hint: "Whatever text went out as an event is in messages, and the other way round: one place should feed both.",
  *variants() {
    yield { what: "the run as recorded", transform: (run: Run) => run, keepsBytes: true, judge };
  },
  random: {
    inputs: () => fc.double({ min: 0, max: 1, noNaN: true }),
    variant: (share) => ({
      what: "the run killed early",
      transform: (run) => killedAt(run, share),
      judge: (before, after, run) => judge(before, after, killedAt(run, share)),
    }),
  },
});

/** Text events joined are the messages joined: of the whole run, and of a run killed after any of its bytes. */
const check: FixtureCheck = {
  ...attack,
  // Every fixture is killed somewhere else, so that a quarter of the runs meets all kinds of records.
  async run(fixture, context) {
    const { capabilities, id } = context.target.manifest;
    if (!capabilities?.streaming) return unsupported(`${id} claims no streaming`);
    return attack.run(fixture, { ...context, runs: Math.ceil(context.runs / 4) });
  },
};
export default check;

function judge(_before: Replay, after: Replay, run: Run) {
  return textsDiffer(run, after);
}

function killedAt(run: Run, share: number): Run {
  const out = runBytes(run, "out");
  return { ...withBytes(run, { out: out.subarray(0, Math.floor(share * out.length)) }), exit: KILLED };
}
