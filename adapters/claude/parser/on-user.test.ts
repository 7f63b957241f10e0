import { expect, it } from "vitest";
import { onUser } from "./on-user.ts";
import { newRunState } from "./run-state.ts";

const written = {
  type: "user",
  message: { role: "user", content: [{ type: "tool_result", tool_use_id: "1", content: "Done." }] },
  tool_use_result: { type: "create", filePath: "/a" },
};

it("reports a file once, as the record beside the result says, also where the record is printed twice", () => {
  const state = newRunState();
  state.tools.use("1", "Write");
  onUser(state, written);
  onUser(state, written);
  const change = { kind: "file_change", path: "/a", change: "add", tool_call_id: "1" };
  expect(state.events).toEqual([expect.objectContaining({ kind: "tool_result" }), change]);
});

it.each([
  ["a result without a path", { type: "create" }],
  ["a file that was read", { type: "text", file: { filePath: "/a" } }],
  ["an empty path", { type: "create", filePath: "" }],
])("reports none for %s", (_, tool_use_result) => {
  const state = newRunState();
  state.tools.use("1", "Write");
  onUser(state, { ...written, tool_use_result });
  expect(state.events).toHaveLength(1);
});
