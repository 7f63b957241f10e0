import { type OfferedTool, offeredTool } from "../../tools/offered-tool.ts";

interface ToolEntry {
  type?: unknown;
  name?: unknown;
  parameters?: unknown;
  tools?: unknown;
}

/** The tools of a request: in `tools`, in namespaces there, and in input items of type `additional_tools`. */
export function offeredTools(body: Readonly<Record<string, unknown>>): OfferedTool[] {
  const later = entries(body.input).filter(({ type }) => type === "additional_tools");
  return [...entries(body.tools), ...later.flatMap(({ tools }) => entries(tools))].flatMap((entry) =>
    entry.type === "namespace" ? members(entry) : [toolOf(entry)],
  );
}

function members({ name, tools }: ToolEntry): OfferedTool[] {
  return entries(tools).map((entry) => ({ ...toolOf(entry), namespace: String(name) }));
}

function toolOf({ type, name, parameters }: ToolEntry): OfferedTool {
  return offeredTool(name ?? type, parameters, takes(type));
}

function takes(type: unknown): OfferedTool["takes"] {
  if (type === "custom") return "text";
  return type === "local_shell" ? "local_shell" : "json";
}

function entries(value: unknown): ToolEntry[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "object" && entry !== null) : [];
}
