import type { ReplyPart } from "../../scenario.ts";
import { inHalves } from "../../tools/tool-arguments.ts";
import type { OutputItem } from "./output-item.ts";

type Event = { type: string } & Readonly<Record<string, unknown>>;

/** The events that bring one item of the output: it is added, grows delta by delta, and is done. */
export function itemEvents(item: OutputItem, part: ReplyPart, place: number): Event[] {
  const added = { type: "response.output_item.added", output_index: place, item: begun(item) };
  const done = { type: "response.output_item.done", output_index: place, item };
  return [added, ...growth(item, part, place), done];
}

function begun(item: OutputItem): OutputItem {
  if (item.type === "message") return { ...item, status: "in_progress", content: [] };
  if (item.type === "reasoning") return { ...item, summary: [] };
  if (item.type === "function_call") return { ...item, status: "in_progress", arguments: "" };
  if (item.type === "custom_tool_call") return { ...item, status: "in_progress", input: "" };
  return { ...item, status: "in_progress" };
}

function growth(item: OutputItem, part: ReplyPart, place: number): Event[] {
  const at = { item_id: item.id, output_index: place };
  if ("text" in part) return textGrowth(part.text, { ...at, content_index: 0 });
  if ("thinking" in part) return thoughtGrowth(part.thinking, { ...at, summary_index: 0 });
  if (item.type === "web_search_call") return searchGrowth(at);
  if (item.type === "function_call") return argumentGrowth(String(item.arguments), at);
  if (item.type !== "custom_tool_call") return [];
  return [
    { type: "response.custom_tool_call_input.delta", ...at, delta: item.input },
    { type: "response.custom_tool_call_input.done", ...at, input: item.input },
  ];
}

function textGrowth(deltas: readonly string[], at: object): Event[] {
  const text = deltas.join("");
  const whole = { type: "output_text", text, annotations: [] };
  return [
    { type: "response.content_part.added", ...at, part: { type: "output_text", text: "", annotations: [] } },
    ...deltas.map((delta) => ({ type: "response.output_text.delta", ...at, delta })),
    { type: "response.output_text.done", ...at, text },
    { type: "response.content_part.done", ...at, part: whole },
  ];
}

function thoughtGrowth(deltas: readonly string[], at: object): Event[] {
  const text = deltas.join("");
  return [
    { type: "response.reasoning_summary_part.added", ...at, part: { type: "summary_text", text: "" } },
    ...deltas.map((delta) => ({ type: "response.reasoning_summary_text.delta", ...at, delta })),
    { type: "response.reasoning_summary_text.done", ...at, text },
    { type: "response.reasoning_summary_part.done", ...at, part: { type: "summary_text", text } },
  ];
}

function searchGrowth(at: object): Event[] {
  return ["in_progress", "searching", "completed"].map((step) => ({
    type: `response.web_search_call.${step}`,
    ...at,
  }));
}

function argumentGrowth(text: string, at: object): Event[] {
  return [
    ...inHalves(text).map((delta) => ({ type: "response.function_call_arguments.delta", ...at, delta })),
    { type: "response.function_call_arguments.done", ...at, arguments: text },
  ];
}
