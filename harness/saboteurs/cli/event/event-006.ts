import { basename } from "node:path";
import type { ActivityEvent, Adapter, Outcome, ToolCall } from "../../../../contracts/cli/v1/adapter.ts";
import type { Expectation } from "../../../../schemas/harness/v1/generated/expectation.ts";
import { stringsIn } from "../../../records/json-values.ts";
import { changeEvents } from "../../kit/change-adapter.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import { withoutClaim } from "../../kit/skip.ts";
import { saboteursOf } from "../../saboteur.ts";

type Kind = ActivityEvent["kind"];

export default saboteursOf("INV-CLI-EVENT-006", [
  {
    name: "changed-files-lost",
    fault: "Reports no changed file (openai/codex#30190).",
    skip: withoutEvents("fileChanges"),
    sabotage: (adapter) => changeKind(adapter, "file_change", () => []),
  },
  {
    name: "changed-file-twice",
    fault:
      "Reports a changed file at the start of the tool's end and once more behind it (no public report found).",
    skip: withoutEvents("fileChanges"),
    sabotage: (adapter) => changeKind(adapter, "file_change", (event) => [event, event]),
  },
  {
    name: "changed-file-by-its-name",
    fault: "Reports the last part of a changed file's path in place of the path (no public report found).",
    skip: withoutEvents("fileChanges"),
    sabotage: (adapter) =>
      changeKind(adapter, "file_change", (event) => [{ ...event, path: basename(event.path) }]),
  },
  {
    name: "change-of-another-call",
    fault: "Names the first call of the run as the one that changed every file (no public report found).",
    skip: (adapter) =>
      changesBehindAnotherCall(adapter) ? null : "no recording changes a file behind another call",
    sabotage: (adapter) =>
      changeEvents(adapter, () => {
        let first: string | undefined;
        return (event) => {
          if (event.kind === "tool_result" && event.status === "ok") first ??= event.tool_call_id;
          return [
            event.kind === "file_change" && first !== undefined ? { ...event, tool_call_id: first } : event,
          ];
        };
      }),
  },
  {
    name: "every-change-an-addition",
    fault: "Calls every changed file a new one (no public report found).",
    skip: withoutEvents("fileChanges"),
    sabotage: (adapter) => changeKind(adapter, "file_change", (event) => [{ ...event, change: "add" }]),
  },
  {
    name: "one-change-of-a-patch",
    fault: "Reports the first file of a patch and leaves the others out (no public report found).",
    skip: (adapter) => (hasPatchOfTwo(adapter) ? null : "no recording changes two files with one call"),
    sabotage(adapter) {
      return changeEvents(adapter, () => {
        const seen = new Set<string | null>();
        return (event) => {
          if (event.kind !== "file_change") return [event];
          const isFirst = !seen.has(event.tool_call_id);
          seen.add(event.tool_call_id);
          return isFirst ? [event] : [];
        };
      });
    },
  },
  {
    name: "change-of-refused-call",
    fault: "Reports the file of a call that failed as changed (no public report found).",
    skip: (adapter) =>
      withoutClaim("fileChanges")(adapter) ??
      (someFixture(adapter, hasFailedTool) ? null : "no recording has a tool that fails"),
    sabotage: (adapter) =>
      changeEvents(adapter, () => {
        const words = new Map<string, string>();
        return (event) => {
          if (event.kind === "tool_use") {
            const word = stringsIn(event.input).find((text) => text !== "");
            if (word !== undefined) words.set(event.tool_call_id, word);
          }
          if (event.kind !== "tool_result" || event.status === "ok") return [event];
          const path = words.get(event.tool_call_id);
          if (path === undefined) return [event];
          return [event, { kind: "file_change", path, change: null, tool_call_id: event.tool_call_id }];
        };
      }),
  },
  {
    name: "plan-lost",
    fault: "Reports no plan (paperclipai/paperclip#1433).",
    skip: withoutEvents("plans"),
    sabotage: (adapter) => changeKind(adapter, "plan", () => []),
  },
  {
    name: "plan-without-progress",
    fault: "Reports every entry of a plan as pending (no public report found).",
    skip: withoutEvents("plans"),
    sabotage: (adapter) =>
      changeKind(adapter, "plan", (event) => [
        { ...event, entries: event.entries.map((entry) => ({ ...entry, status: "pending" })) },
      ]),
  },
  {
    name: "plan-reported-twice",
    fault: "Reports a plan from the call and once more from the CLI's own news (no public report found).",
    skip: withoutEvents("plans"),
    sabotage: (adapter) => changeKind(adapter, "plan", (event) => [event, event]),
  },
  {
    name: "plan-entry-lost",
    fault: "Leaves the last entry of a plan out (no public report found).",
    skip: withoutEvents("plans"),
    sabotage: (adapter) =>
      changeKind(adapter, "plan", (event) => [{ ...event, entries: event.entries.slice(0, -1) }]),
  },
  {
    name: "compaction-lost",
    fault: "Says nothing of a conversation that was replaced by a summary (no public report found).",
    skip: withoutEvents("compactions"),
    sabotage: (adapter) => changeKind(adapter, "compaction", () => []),
  },
  {
    name: "compaction-asked-for",
    fault: "Says of every summary that somebody asked for it (no public report found).",
    skip: withoutEvents("compactions"),
    sabotage: (adapter) => changeKind(adapter, "compaction", (event) => [{ ...event, trigger: "manual" }]),
  },
  {
    name: "server-lost",
    fault: "Reports a tool of an MCP server without the server (no public report found).",
    skip: withoutTool("mcpServer", "mcpServers"),
    sabotage: (adapter) => changeTools(adapter, ({ mcpServer: _server, ...tool }) => tool),
  },
  {
    name: "tool-for-its-server",
    fault: "Takes the tool's name for that of its MCP server (no public report found).",
    skip: withoutTool("mcpServer", "mcpServers"),
    sabotage: (adapter) =>
      changeTools(adapter, (tool) => (tool.mcpServer == null ? tool : { ...tool, mcpServer: tool.name })),
  },
  {
    name: "refusal-lost",
    fault: "Reports a call that was refused as one that failed (no public report found).",
    skip: withoutTool("denied", "denials"),
    sabotage: (adapter) => changeTools(adapter, ({ denied: _denied, ...tool }) => tool),
  },
  {
    name: "every-failure-a-refusal",
    fault: "Reports every call that failed as one that was refused (no public report found).",
    skip: (adapter) =>
      withoutClaim("fileChanges")(adapter) ??
      (someFixture(adapter, hasFailedTool) ? null : "no recording has a tool that fails"),
    sabotage: (adapter) =>
      changeTools(adapter, (tool) => (tool.status === "error" ? { ...tool, denied: true } : tool)),
  },
]);

/** Changes events of one kind, and no others. */
function changeKind<K extends Kind>(
  adapter: Adapter,
  kind: K,
  change: (event: Extract<ActivityEvent, { kind: K }>) => readonly ActivityEvent[],
): Adapter {
  return changeEvents(adapter, () => (event) => {
    return event.kind === kind ? change(event as Extract<ActivityEvent, { kind: K }>) : [event];
  });
}

function changeTools(adapter: Adapter, change: (tool: ToolCall) => ToolCall): Adapter {
  return changeOutcome(adapter, (outcome: Outcome) => ({ ...outcome, tools: outcome.tools.map(change) }));
}

/** A reason to leave an adapter out none of whose recordings is known to have such events. */
function withoutEvents(field: keyof NonNullable<Expectation["events"]>) {
  return (adapter: Adapter) =>
    someFixture(adapter, ({ expected }) => expected.events?.[field] !== undefined)
      ? null
      : `no recording is known to have ${field}`;
}

function withoutTool(field: "mcpServer" | "denied", claim: "mcpServers" | "denials") {
  return (adapter: Adapter) => {
    const unclaimed = withoutClaim(claim)(adapter);
    if (unclaimed !== null) return unclaimed;
    const isKnown = ({ expected }: { expected: Expectation }) =>
      Array.isArray(expected.tools) && expected.tools.some((tool) => tool[field] !== undefined);
    return someFixture(adapter, isKnown) ? null : `no recording is known to have a tool with ${field}`;
  };
}

/** Whether a recording calls several tools, and changes files. */
function changesBehindAnotherCall(adapter: Adapter): boolean {
  return someFixture(adapter, ({ expected: { events, tools } }) => {
    return events?.fileChanges !== undefined && Array.isArray(tools) && tools.length > 1;
  });
}

function hasPatchOfTwo(adapter: Adapter): boolean {
  return someFixture(adapter, ({ scenario }) => scenario.startsWith("patch-two"));
}

function hasFailedTool({
  expected,
  outputFormat,
}: {
  expected: Expectation;
  outputFormat: string | null;
}): boolean {
  const { tools } = expected;
  return (
    outputFormat === "stream-json" && Array.isArray(tools) && tools.some(({ status }) => status === "error")
  );
}
