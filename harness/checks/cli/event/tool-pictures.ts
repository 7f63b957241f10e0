import type { ToolResultEvent } from "../../../../schemas/cli/v1/generated/activity-event.ts";
import { recordedReplay, recordedRun } from "../../../driver/recorded-replay.ts";
import { recordsOf } from "../../../records/documents.ts";
import { stringsIn } from "../../../records/json-values.ts";
import { picturesIn } from "../../../records/pictures.ts";
import { recordValues } from "../../../records/record-values.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";

/** A picture that a record shows as a tool's answer is in the output of that call, whatever field it is printed in. */
export default fixtureCheck("INV-CLI-EVENT-002", "tool-pictures", async (fixture, { target }) => {
  const { events } = await recordedReplay(fixture, target);
  const results = events.filter((event): event is ToolResultEvent => event.kind === "tool_result");
  const run = recordedRun(fixture);
  const records = recordsOf(run);
  const values = recordValues(run);
  let tried = 0;
  for (const { tool_call_id: id, output } of results) {
    const printed = new Set(values.holding(id).flatMap((at) => picturesIn(records[at])));
    const reported = stringsIn(output);
    tried += printed.size;
    const lost = [...printed].find((picture) => !reported.some((text) => text.includes(picture)));
    if (lost === undefined) continue;
    return failed(tried, {
      message: "a picture that a tool answered with is lost",
      run,
      difference: {
        path: `events, the result of ${id}, output`,
        expected: `a picture: ${show(lost)}`,
        actual: show(output),
      },
      hint: "A tool's output is all of its blocks: where there is more than a text, pass the list on.",
    });
  }
  return tried === 0 ? notApplicable("no record of a call shows a picture") : passed(tried);
});
