import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { changeEvents } from "../../kit/change-events.ts";
import { type CorpusFixture, someFixture } from "../../kit/corpus-fixtures.ts";
import { withoutToolResults } from "../../kit/without-tool-results.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "result-of-another-call",
  invariant: "INV-CLI-EVENT-002",
  fault:
    "Gives a result to the call that began last, though calls run side by side (paperclipai/paperclip#1612).",
  skip: (adapter) =>
    someFixture(adapter, (fixture) => hasOpenCalls(adapter, fixture))
      ? withoutToolResults(adapter)
      : "no fixture has two calls open at once",
  sabotage: (adapter) =>
    changeEvents(adapter, () => {
      const open: string[] = [];
      return (event) => {
        if (event.kind === "tool_use") open.push(event.tool_call_id);
        if (event.kind !== "tool_result") return [event];
        return [{ ...event, tool_call_id: open.pop() ?? event.tool_call_id }];
      };
    }),
} satisfies Saboteur;

/** Whether a call begins in it while another one is open; some CLIs print a call only once it has ended. */
function hasOpenCalls(adapter: Adapter, { outputFormat, stdout }: CorpusFixture): boolean {
  if (outputFormat !== "stream-json") return false;
  const events = adapter.parser({ outputFormat }).push("out", Buffer.from(stdout));
  let open = 0;
  return events.some(({ kind }) => {
    if (kind === "tool_use") open++;
    if (kind === "tool_result") open--;
    return open > 1;
  });
}
