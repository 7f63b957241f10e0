import { expect, it } from "vitest";
import type { Run } from "../model/target.ts";
import { printedThoughts, textsByPlace } from "./printed-thoughts.ts";

function run(...records: object[]): Run {
  const text = records.map((record) => `${JSON.stringify(record)}\n`).join("");
  const exit = { code: 0, signal: null, timedOut: false, aborted: false };
  return { outputFormat: "stream-json", chunks: [["out", Buffer.from(text)]], exit };
}

const STREAM = run(
  { type: "delta", delta: { type: "thinking_delta", thinking: "Let me " } },
  { type: "delta", delta: { type: "thinking_delta", thinking: "see." } },
  { type: "assistant", content: [{ type: "thinking", thinking: "Let me see." }] },
  { type: "assistant", content: [{ type: "redacted_thinking", data: "c2VjcmV0" }] },
  { type: "item", item: { type: "reasoning", text: "Hm." } },
  { type: "other", text: "no thought", ponder: "Why?" },
);

it("groups thoughts by the place that shows them", () => {
  expect(printedThoughts(STREAM, {})).toEqual([["Let me ", "see."], ["Let me see."], ["Hm."]]);
});

it("knows the names that a manifest adds", () => {
  expect(printedThoughts(STREAM, { toolKeys: { thought: ["ponder"] } }).at(-1)).toEqual(["Why?"]);
});

it("joins the texts of one place", () => {
  expect(textsByPlace(STREAM)).toContain("Let me see.");
});
