import { expect, it } from "vitest";
import type { Run } from "../model/target.ts";
import { toolFields, toolValues, unnamedOutputs } from "./tool-values.ts";

function run(...records: object[]): Run {
  const text = records.map((record) => `${JSON.stringify(record)}\n`).join("");
  const exit = { code: 0, signal: null, timedOut: false, aborted: false };
  return { outputFormat: "stream-json", chunks: [["out", Buffer.from(text)]], exit };
}

const FIELDS = toolFields({});

it("finds the fields of the objects that name a call, empty ones and those of other calls left out", () => {
  const one = run(
    { type: "call", part: { id: "a", state: { input: { command: "ls" } } } },
    { type: "call", id: "b", input: { x: 1 }, output: "" },
    { type: "end", id: "a", result: { content: [{ type: "text", text: "out" }] } },
  );
  const content = [{ type: "text", text: "out" }];
  expect(toolValues(one, "a", FIELDS)).toEqual({
    inputs: [{ command: "ls" }, "ls"],
    earlyInputs: [{ command: "ls" }, "ls"],
    outputs: [{ content }, content, content],
  });
});

it("knows the names that a manifest adds, and news of a call that is under way as none of its output", () => {
  const fields = toolFields({ toolKeys: { call: ["ref"], output: ["payload"] } });
  const one = run(
    { ref: "a", status: "in_progress", payload: "half" },
    { ref: "a", status: "completed", payload: "half and more" },
  );
  expect(toolValues(one, "a", fields).outputs).toEqual(["half and more"]);
  expect(toolValues(one, "a", FIELDS).outputs).toEqual([]);
});

it("finds results that name no call in their order", () => {
  const one = run(
    { role: "tool", content: "first" },
    { role: "tool", tool_call_id: "a", content: "named" },
    { role: "tool", content: "second" },
  );
  expect(unnamedOutputs(one, FIELDS)).toEqual([["first"], ["second"]]);
});
