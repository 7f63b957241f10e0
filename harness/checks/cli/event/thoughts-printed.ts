import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import type { Difference } from "../../../driver/compare-replays.ts";
import { recordedReplay, recordedRun } from "../../../driver/recorded-replay.ts";
import { printedThoughts, textsByPlace } from "../../../facts/printed-thoughts.ts";
import type { Run } from "../../../model/target.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";

/** The thoughts that are reported are those that the stream shows: none lost, none twice, none made up. */
export default fixtureCheck("INV-CLI-EVENT-001", "thoughts-printed", async (fixture, { target }) => {
  const { manifest } = target;
  const { events } = await recordedReplay(fixture, target);
  const run = recordedRun(fixture);
  const isClaimed = manifest.capabilities?.thinking === true && manifest.capabilities.streaming === true;
  const printed = printedThoughts(run, manifest);
  const reported = thoughts(events);
  if (!isClaimed || run.outputFormat === "text" || (printed.length === 0 && reported.length === 0))
    return notApplicable("the run shows no thoughts, or the adapter claims none");
  // A document that brings no events of its stream brings no thoughts either.
  if (events.length === 0) return notApplicable("the format brings no events");
  const difference = lost(printed, reported) ?? invented(run, reported) ?? doubled(printed, reported);
  if (difference === undefined) return passed(reported.length);
  return failed(1, {
    message: "the thoughts that are reported are not those of the stream",
    run,
    difference,
    hint: "Report each thought once: from its pieces or from the whole, and from nothing else.",
  });
});

function thoughts(events: readonly ActivityEvent[]): string[] {
  return events.flatMap((event) => (event.kind === "thinking" ? [event.text] : []));
}

/** The place that shows most of them shows all: others may hold a piece, or another wording. */
function lost(printed: readonly string[][], reported: readonly string[]): Difference | undefined {
  const all = reported.join("");
  const [whole = []] = printed.toSorted((a, b) => b.join("").length - a.join("").length);
  const missing = whole.find((text) => !all.includes(text));
  return missing === undefined
    ? undefined
    : { path: "events", expected: show(missing), actual: show(reported) };
}

function invented(run: Run, reported: readonly string[]): Difference | undefined {
  if (reported.length === 0) return undefined;
  const texts = textsByPlace(run);
  const extra = reported.find((text) => !texts.some((printed) => printed.includes(text)));
  return extra === undefined
    ? undefined
    : { path: "events", expected: "thoughts that a record holds", actual: show(extra) };
}

/** The same thought is printed at several places; no place has less than all of them, or another one is whole. */
function doubled(printed: readonly string[][], reported: readonly string[]): Difference | undefined {
  if (printed.length === 0) return undefined;
  const most = Math.max(...printed.map((group) => group.join("").length));
  const all = reported.join("");
  return all.length <= most
    ? undefined
    : {
        path: "events",
        expected: `thoughts of ${most} characters`,
        actual: `${all.length} characters: ${show(reported)}`,
      };
}
