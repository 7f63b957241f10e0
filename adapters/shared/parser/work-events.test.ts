import { expect, it } from "vitest";
import type { ActivityEvent } from "../../../contracts/cli/v1/adapter.ts";
import { WorkEvents } from "./work-events.ts";

const TOOLS = {
  files: { write: { path: "file", change: null }, edit: { path: "file", change: "update" } },
  plans: { todo: "items" },
} as const;

const use = (id: string, name: string, input: unknown): ActivityEvent => ({
  kind: "tool_use",
  tool_call_id: id,
  name,
  input,
});
const result = (id: string, status: "ok" | "error" = "ok"): ActivityEvent => ({
  kind: "tool_result",
  tool_call_id: id,
  status,
  output: "",
});
/** What is added to the events of a run. */
const added = (...events: ActivityEvent[]) =>
  new WorkEvents(TOOLS).complete(events).filter((event) => !events.includes(event));

it.each<[string, unknown]>([
  ["an object", { file: "/a" }],
  ["JSON text", '{"file":"/a"}'],
])("reports a changed file behind the good result of its call, from %s", (_, input) => {
  const change = { kind: "file_change", path: "/a", change: "update", tool_call_id: "1" };
  expect(added(use("1", "edit", input), result("1"))).toEqual([change]);
});

it("reports none for a call that failed, has no path, is of another tool, or never ended", () => {
  expect(added(use("1", "edit", { file: "/a" }), result("1", "error"))).toEqual([]);
  expect(added(use("1", "edit", { file: "" }), result("1"))).toEqual([]);
  expect(added(use("1", "edit", "no JSON"), result("1"))).toEqual([]);
  expect(added(use("1", "toString", { file: "/a" }), result("1"))).toEqual([]);
  expect(added(use("1", "edit", { file: "/a" }))).toEqual([]);
});

it("leaves a change to the provider that reports it itself, and names the sub-agent's call", () => {
  const own: ActivityEvent = { kind: "file_change", path: "/a", change: "add", tool_call_id: "1" };
  expect(added(use("1", "write", { file: "/a" }), result("1"), own)).toEqual([]);
  const inside = { ...result("1"), parent_tool_call_id: "0" } as ActivityEvent;
  expect(added(use("1", "write", { file: "/a" }), inside)).toMatchObject([{ parent_tool_call_id: "0" }]);
});

it("reports a plan once, whether a call wrote it or a record of the CLI's repeats it", () => {
  const entries = [{ content: "Look", status: "pending" as const }];
  const repeated: ActivityEvent = { kind: "plan", entries, tool_call_id: null };
  const work = new WorkEvents(TOOLS);
  const call = [
    use("1", "todo", { items: [{ text: "Look", status: "PENDING" }, { text: "" }, 7] }),
    result("1"),
  ];
  expect(work.complete(call).at(-1)).toEqual({ ...repeated, tool_call_id: "1" });
  expect(work.complete([repeated])).toEqual([]);
  const moved: ActivityEvent = { ...repeated, entries: [{ content: "Look", status: "completed" }] };
  expect(work.complete([moved])).toEqual([moved]);
});

it("reads the MCP server of a call from its name, where the record did not say it", () => {
  expect(new WorkEvents({}).complete([use("1", "mcp__demo__add__two", {})])).toMatchObject([
    { mcp_server: "demo" },
  ]);
  expect(new WorkEvents({}).complete([use("1", "mcp__demo", {})])[0]).not.toHaveProperty("mcp_server");
});
