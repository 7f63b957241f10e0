import type { ActivityEvent } from "../../../contracts/cli/v1/adapter.ts";
import type {
  FileChangeEvent,
  PlanEvent,
  ToolUseEvent,
} from "../../../schemas/cli/v1/generated/activity-event.ts";
import { arrayAt, type JsonRecord, recordAt, stringAt } from "../framing/fields.ts";
import { planEntries } from "./plan-entries.ts";
import { serverInName } from "./tool-ledger.ts";

/** How the input of a tool that changes a file reads. */
export interface FileTool {
  /** Field that holds the file's path. */
  path: string;
  /** What the tool does to the file; null where it may add it or change it. */
  change: FileChangeEvent["change"];
}

/** The tools of one CLI whose calls are more than calls, by the names that its records have for them. */
export interface WorkTools {
  files?: Readonly<Record<string, FileTool>>;
  /** Tools that write the plan, and the field of their input that lists its entries. */
  plans?: Readonly<Record<string, string>>;
}

/** What a call that has not ended will have done if it goes well. */
type Pending = Omit<FileChangeEvent, "tool_call_id"> | Omit<PlanEvent, "tool_call_id">;

/**
 * Adds to the events of a run those that follow from its tool calls: a file change or a new plan behind the good result
 * of the tool that made it (INV-CLI-EVENT-006). Where the records say more of a change than the call's input does, the
 * provider emits the event itself, right behind the result, and none is added.
 */
export class WorkEvents {
  readonly #tools: WorkTools;
  /** By the id of the call. */
  readonly #pending = new Map<string, Pending>();
  /** The last plan of each agent, as JSON, by the call that started the agent: one that comes again is no news. */
  readonly #plans = new Map<string, string>();

  constructor(tools: WorkTools) {
    this.#tools = tools;
  }

  /** The events, with those added that follow from them, and without plans that were reported before. */
  complete(events: ActivityEvent[]): ActivityEvent[] {
    // Most pieces of a stream are texts.
    if (!events.some(({ kind }) => kind === "tool_use" || kind === "tool_result" || kind === "plan"))
      return events;
    return this.#withFollowing(events).filter((event) => event.kind !== "plan" || this.#isNewPlan(event));
  }

  #isNewPlan({ entries, parent_tool_call_id: parent }: PlanEvent): boolean {
    const plan = JSON.stringify(entries);
    if (this.#plans.get(parent ?? "") === plan) return false;
    this.#plans.set(parent ?? "", plan);
    return true;
  }

  #withFollowing(events: readonly ActivityEvent[]): ActivityEvent[] {
    return events.flatMap((event, at): ActivityEvent[] => {
      if (event.kind === "tool_use") {
        const work = this.#workOf(event);
        if (work !== null) this.#pending.set(event.tool_call_id, work);
        return [withServer(event)];
      }
      if (event.kind !== "tool_result") return [event];
      const work = this.#pending.get(event.tool_call_id);
      this.#pending.delete(event.tool_call_id);
      if (work === undefined || event.status !== "ok" || isReported(events[at + 1], event.tool_call_id))
        return [event];
      const { parent_tool_call_id: parent } = event;
      const inside = parent === undefined ? {} : { parent_tool_call_id: parent };
      return [event, { ...work, tool_call_id: event.tool_call_id, ...inside }];
    });
  }

  #workOf({ name, input }: ToolUseEvent): Pending | null {
    const { files = {}, plans = {} } = this.#tools;
    const values = asRecord(input);
    if (Object.hasOwn(plans, name)) {
      const entries = values?.[plans[name]!];
      return Array.isArray(entries) ? { kind: "plan", entries: planEntries(arrayAt(entries)) } : null;
    }
    if (!Object.hasOwn(files, name)) return null;
    const { path: field, change } = files[name]!;
    const path = stringAt(values, field);
    return path === null || path === "" ? null : { kind: "file_change", path, change };
  }
}

/** Most CLIs say the MCP server of a call by the tool's name alone. */
function withServer(event: ToolUseEvent): ToolUseEvent {
  const server = event.mcp_server === undefined ? serverInName(event.name) : null;
  return server === null ? event : { ...event, mcp_server: server };
}

function isReported(next: ActivityEvent | undefined, id: string): boolean {
  return (next?.kind === "file_change" || next?.kind === "plan") && next.tool_call_id === id;
}

/** Some CLIs print a call's arguments as JSON text. */
function asRecord(input: unknown): JsonRecord | null {
  if (typeof input !== "string") return recordAt(input);
  try {
    return recordAt(JSON.parse(input));
  } catch {
    return null;
  }
}
