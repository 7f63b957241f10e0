import { stripVTControlCharacters } from "node:util";
import type { ActivityEvent, Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { changeEvents } from "../../kit/change-adapter.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { type CorpusFixture, someFixture } from "../../kit/corpus-fixtures.ts";
import { type ReportedLine, someReported } from "../../kit/reported-by-line.ts";
import { mapStrings } from "../../kit/shield-characters.ts";
import { withoutClaim, withoutToolResults } from "../../kit/skip.ts";
import { saboteursOf } from "../../saboteur.ts";

function hasPlainOutput(event: ActivityEvent): boolean {
  return event.kind === "tool_result" && typeof event.output === "string";
}

function rounded(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, item) => (typeof item === "number" ? Math.round(item) : item)) ?? "null",
  );
}

function holdsValues(lines: readonly ReportedLine[]): boolean {
  const events = lines.flatMap((line) => line.events);
  return events.some((event) => event.kind === "tool_use" && typeof event.input === "object");
}

const tidied = (text: string) => stripVTControlCharacters(text).replaceAll("\t", "  ").normalize("NFC");

/** Where a result names no call, one that is missing cannot be distinguished from a call that was cut off. */
function hasFailedResult(lines: readonly ReportedLine[]): boolean {
  return lines.some(({ text, events }) =>
    events.some(
      (event) =>
        event.kind === "tool_result" && event.status === "error" && text.includes(event.tool_call_id),
    ),
  );
}

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

function withoutFailedResult(adapter: Adapter): string | null {
  const isShown = someReported(adapter, (lines) =>
    lines.some(({ events }) =>
      events.some((event) => event.kind === "tool_result" && event.status === "error" && event.output),
    ),
  );
  return isShown ? null : "no tool here fails with a reason";
}

function hasFailed(event: ActivityEvent): boolean {
  return event.kind === "tool_result" && event.status === "error";
}

function isPicture(block: unknown): boolean {
  return (block as { type?: unknown } | null)?.type === "image";
}

function isOfBlocks(event: ActivityEvent): event is Extract<ActivityEvent, { kind: "tool_result" }> {
  if (event.kind !== "tool_result" || !Array.isArray(event.output)) return false;
  return event.output.some((block: unknown) => typeof textOfBlock(block) === "string");
}

function textOfBlock(block: unknown): unknown {
  const { text, content } = (block ?? {}) as { text?: unknown; content?: { text?: unknown } };
  return text ?? content?.text;
}

function textOfBlocks(output: unknown): string {
  return (output as unknown[]).map(textOfBlock).join("");
}

function withoutBlocks(adapter: Adapter): string | null {
  const isShown = someReported(adapter, (lines) => lines.some(({ events }) => events.some(isOfBlocks)));
  return isShown ? null : "no output here is a list of blocks";
}

export default saboteursOf("INV-CLI-EVENT-002", [
  {
    name: "empty-output-is-null",
    fault: "Reports a tool's empty output as null (MoonshotAI/kimi-cli#264 on null read as empty).",
    skip: (adapter) =>
      someReported(adapter, (lines) => lines.some(({ events }) => events.some(hasPlainOutput)))
        ? null
        : "no result here is plain text",
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => [
        event.kind === "tool_result" && event.output === "" ? { ...event, output: null } : event,
      ]),
  },
  {
    name: "failed-tool-is-ok",
    fault: "Reports every tool as done well (hilash/cabinet, claude-local, which never reads is_error).",
    skip: withoutToolResults,
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => [
        event.kind === "tool_result" ? { ...event, status: "ok" } : event,
      ]),
  },
  {
    name: "input-as-text",
    fault: "Turns a tool's input into a JSON text (phiat/claude-esp#1 on other shapes).",
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => [
        event.kind === "tool_use" ? { ...event, input: JSON.stringify(event.input) } : event,
      ]),
  },
  {
    name: "input-cut",
    fault: "Cuts the texts in a tool's input at 1000 characters (anthropics/claude-code#2904 on cut texts).",
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => [
        event.kind === "tool_use"
          ? { ...event, input: mapStrings(event.input, (text) => text.slice(0, 1000)) }
          : event,
      ]),
  },
  {
    name: "input-numbers-rounded",
    fault: "Rounds the numbers in a tool's input (no public report found).",
    skip: (adapter) =>
      someReported(adapter, holdsValues)
        ? null
        : "the input of a call is JSON in a string, where the check puts no numbers",
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => [
        event.kind === "tool_use" ? { ...event, input: rounded(event.input) } : event,
      ]),
  },
  {
    name: "input-lost",
    fault: "Reports calls without their input (no public report found).",
    skip: withoutClaim("streaming", "tools"),
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => [event.kind === "tool_use" ? { ...event, input: null } : event]),
  },
  {
    name: "output-lost",
    fault: "Reports results without their output (no public report found).",
    skip: withoutToolResults,
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => [
        event.kind === "tool_result" ? { ...event, output: null } : event,
      ]),
  },
  {
    name: "output-of-failed-tool-lost",
    fault: "Reports that a tool failed and not why (no public report found).",
    skip: withoutFailedResult,
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => [
        event.kind === "tool_result" && event.status === "error" ? { ...event, output: null } : event,
      ]),
  },
  {
    name: "output-blocks-joined",
    fault: "Makes one text of an output that is a list of blocks (phiat/claude-esp#1 on two shapes).",
    skip: withoutBlocks,
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => [
        isOfBlocks(event) ? { ...event, output: textOfBlocks(event.output) } : event,
      ]),
  },
  {
    name: "picture-in-output-replaced",
    fault: "Puts a word in the place of a picture that a tool gives back (no public report found).",
    skip: (adapter) =>
      someReported(adapter, (lines) =>
        lines.some(({ events }) => events.some((event) => hasPlainOutput(event) && !hasFailed(event))),
      )
        ? null
        : "no output here is a text",
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => [
        event.kind === "tool_result" && Array.isArray(event.output)
          ? { ...event, output: event.output.map((block) => (isPicture(block) ? "[image]" : block)) }
          : event,
      ]),
  },
  {
    name: "output-in-a-list",
    fault: "Makes a list of blocks of an output that is a text (no public report found).",
    skip: (adapter) =>
      someReported(adapter, (lines) => lines.some(({ events }) => events.some(hasPlainOutput)))
        ? null
        : "no output here is a text",
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => [
        event.kind === "tool_result" && typeof event.output === "string"
          ? { ...event, output: [{ type: "text", text: event.output }] }
          : event,
      ]),
  },
  {
    name: "output-cut",
    fault: "Cuts a tool's output at 1000 characters (anthropics/claude-code#2904 on cut texts).",
    skip: withoutToolResults,
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => [
        event.kind === "tool_result"
          ? { ...event, output: mapStrings(event.output, (text) => text.slice(0, 1000)) }
          : event,
      ]),
  },
  {
    name: "output-tidied",
    fault:
      "Prepares a tool's output for display: no colours, no tabs, composed letters (no public report found).",
    skip: (adapter) => withoutClaim("streaming", "tools")(adapter) ?? withoutToolResults(adapter),
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => [
        event.kind === "tool_result" ? { ...event, output: mapStrings(event.output, tidied) } : event,
      ]),
  },
  {
    name: "result-dropped",
    fault: "Drops the results of tools that failed (imbue-ai/sculptor#254).",
    skip: (adapter) =>
      someReported(adapter, hasFailedResult)
        ? null
        : "no result here names its call and tells that it failed",
    sabotage: (adapter) =>
      changeEvents(
        adapter,
        () => (event) => (event.kind === "tool_result" && event.status === "error" ? [] : [event]),
      ),
  },
  {
    name: "result-of-another-call",
    fault:
      "Assigns a result to the call that began last, although calls run in parallel (paperclipai/paperclip#1612).",
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
  },
  {
    name: "result-of-no-call",
    fault: "Numbers results instead of naming their call (phiat/claude-esp#1).",
    skip: withoutToolResults,
    sabotage: (adapter) =>
      changeEvents(adapter, () => {
        let number = 0;
        return (event) => [
          event.kind === "tool_result" ? { ...event, tool_call_id: `result_${++number}` } : event,
        ];
      }),
  },
  {
    name: "tool-ids-lost",
    fault:
      "Reports the tools that ran without their call ids, so that calls and results cannot be paired (majiayu000/harness#1807).",
    skip: withoutClaim("streaming", "tools"),
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({
        ...outcome,
        tools: outcome.tools.map((tool) => ({ ...tool, id: null })),
      })),
  },
  {
    name: "tool-use-missed",
    fault: "Looks for calls at the top level of a record and never sees one (majiayu000/harness#1807).",
    sabotage: (adapter) => changeEvents(adapter, () => (event) => (event.kind === "tool_use" ? [] : [event])),
  },
]);
