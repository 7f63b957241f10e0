/** A tool that a request offers to the model. */
export interface OfferedTool {
  name: string;
  /** A group of tools that this one is called in. */
  namespace?: string;
  /** `function`: takes JSON by a schema; `custom`: takes free text; `local_shell`: the API's own. */
  takes: "json" | "text" | "local_shell";
  /** JSON schemas of its parameters by name, as far as the request says. */
  parameters: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  required: readonly string[];
}

/** An offered tool from its name and the JSON schema of its arguments, whatever the request holds there. */
export function offeredTool(
  name: unknown,
  schema: unknown,
  takes: OfferedTool["takes"] = "json",
): OfferedTool {
  const { properties, required } = record(schema);
  return {
    name: String(name),
    takes,
    parameters: Object.fromEntries(
      Object.entries(record(properties)).map(([parameter, reported]) => [parameter, record(reported)]),
    ),
    required: Array.isArray(required) ? required.map(String) : [],
  };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
