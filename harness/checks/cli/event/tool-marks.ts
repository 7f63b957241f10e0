import type { ToolUseEvent } from "../../../../schemas/cli/v1/generated/activity-event.ts";
import { recordedReplay, recordedRun } from "../../../driver/recorded-replay.ts";
import type { Run } from "../../../model/target.ts";
import { recordsOf } from "../../../records/documents.ts";
import { stringsIn } from "../../../records/json-values.ts";
import { recordValues } from "../../../records/record-values.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";

/** The MCP server of a call is the same in the event and in the outcome, and printed; a call that was denied failed. */
export default fixtureCheck("INV-CLI-EVENT-006", "tool-marks", async (fixture, { target }) => {
  const { events, outcome } = await recordedReplay(fixture, target);
  const run = recordedRun(fixture);
  const calls = events.filter((event): event is ToolUseEvent => event.kind === "tool_use");
  const marked = outcome.tools.filter(({ mcpServer, denied }) => mcpServer != null || denied === true);
  const named = calls.filter(({ mcp_server }) => mcp_server != null);
  if (marked.length + named.length === 0)
    return notApplicable("no call is of an MCP server, and none was denied");
  const texts = recordsOf(run).flatMap(stringsIn);
  for (const tool of outcome.tools) {
    const call = tool.id == null ? undefined : calls.find(({ tool_call_id }) => tool_call_id === tool.id);
    const servers = [
      tool.mcpServer ?? null,
      call === undefined ? (tool.mcpServer ?? null) : (call.mcp_server ?? null),
    ];
    const isPrinted = servers[0] === null || texts.some((text) => text.includes(servers[0]!));
    const isRefused = tool.denied !== true || (tool.status === "error" && saysRefused(tool.id, run));
    const isRight = servers[0] === servers[1] && isPrinted && isRefused;
    if (isRight) continue;
    return failed(marked.length, {
      message: "what is said of a call's MCP server, or of its refusal, does not fit together",
      run,
      difference: {
        path: `tools, the call ${tool.name}`,
        expected:
          "one printed server in event and outcome; denied only where a record says that it was refused",
        actual: `${show(tool)}, event: ${show(call)}`,
      },
      hint: "Both come from one reading of the call's record.",
    });
  }
  return passed(marked.length);
});

/** Words of CLIs for a call that they did not allow, or that a person or a hook refused. */
const REFUSAL = /den(?:y|ied|ial)|reject|declin|refus|permission|not allowed|disallow|block|approv/i;

/** Whether a record that names the call has such a word. */
function saysRefused(id: string | null | undefined, run: Run): boolean {
  if (id == null) return false;
  const records = recordsOf(run);
  const words = recordValues(run)
    .holding(id)
    .map((at) => JSON.stringify(records[at]));
  return words.some((text) => REFUSAL.test(text));
}
