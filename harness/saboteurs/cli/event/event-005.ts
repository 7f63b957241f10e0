import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { isRecord } from "../../../lib/json.ts";
import { changeEvents } from "../../kit/change-adapter.ts";
import { changeLines } from "../../kit/change-lines.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { type JsonRecord, jsonOfLine } from "../../kit/json-record.ts";
import { recordedShapes } from "../../kit/recorded-shapes.ts";
import { valuesOf } from "../../kit/seen-run.ts";
import { saboteursOf } from "../../saboteur.ts";

const PARENT_KEY = "parent_tool_use_id";

export default saboteursOf("INV-CLI-EVENT-005", [
  {
    name: "parent-call-lost",
    fault: "Reports what a sub-agent does without naming the sub-agent (SawyerHood/omegacode#3).",
    skip: withoutSubAgents,
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => {
        if (!("parent_tool_call_id" in event)) return [event];
        const { parent_tool_call_id: _parent, ...rest } = event;
        return [rest as typeof event];
      }),
  },
  {
    name: "sub-agent-is-top-level",
    fault:
      "Ignores which agent a record belongs to, so that a sub-agent's text appears as the agent's (SawyerHood/omegacode#3).",
    skip: withoutSubAgents,
    sabotage: (adapter) =>
      changeLines(adapter, () => (line, stream) => (stream === "out" ? asTopLevel(line) : line)),
  },
  {
    name: "sub-agent-text-as-answer",
    fault: "Returns the last text of any agent as the answer (SawyerHood/omegacode#3).",
    skip: withoutSubAgents,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        const texts = seen
          .records()
          .filter((record) => record.type === "assistant" && subAgentParent(record) !== null)
          .flatMap((record) => valuesOf(record, "text"))
          .filter((text) => typeof text === "string");
        return outcome.content === null ? outcome : { ...outcome, content: texts.at(-1) ?? outcome.content };
      }),
  },
]);

/** The call that a record's sub-agent answers; null for the top-level agent. */
function subAgentParent(record: JsonRecord): string | null {
  const parent = record[PARENT_KEY];
  return typeof parent === "string" ? parent : null;
}

/** The line as if the top-level agent had printed it; a line that is no sub-agent's stays as it is. */
function asTopLevel(line: string): string {
  const record = jsonOfLine(line);
  if (!isRecord(record) || subAgentParent(record) === null) return line;
  return JSON.stringify({ ...record, [PARENT_KEY]: null });
}

/** A reason to leave an adapter out whose CLI is not recorded to mark the records of sub-agents. */
function withoutSubAgents(adapter: Adapter): string | null {
  return recordedShapes(adapter).holdsText(PARENT_KEY)
    ? null
    : `no recording has a record with a ${PARENT_KEY}`;
}
