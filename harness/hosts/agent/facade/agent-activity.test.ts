import { expect, it } from "vitest";
import { agentActivity } from "./agent-activity.ts";

it("has null for what a session does not report, and leaves out what is not in the union", () => {
  expect(agentActivity({ kind: "session", id: "s-1", model: "m" })).toEqual({
    kind: "session",
    model: "m",
    tools: null,
    cwd: null,
  });
});

it("hands inputs and outputs on as they are", () => {
  const input = { command: "echo sk-ant-planted", env: { TOKEN: "planted" } };
  const event = agentActivity({
    kind: "tool_use",
    tool_call_id: "t-1",
    name: "Bash",
    input,
    parent_tool_call_id: "t-0",
  });
  expect(event).toEqual({ kind: "tool_use", tool_call_id: "t-1", name: "Bash", input });
  expect((event as { input: unknown }).input).toBe(input);
});
