/** The smallest value that a JSON schema takes, for what a client insists on and no scenario speaks of. */
export function schemaStub(schema: unknown): unknown {
  const told = (typeof schema === "object" && schema !== null ? schema : {}) as Record<string, unknown>;
  if (told.const !== undefined) return told.const;
  if (Array.isArray(told.enum)) return told.enum.at(-1);
  const type = String(Array.isArray(told.type) ? told.type[0] : (told.type ?? "string")).toLowerCase();
  if (type === "object") return stubObject(told.properties);
  if (type === "array") return [];
  if (type === "number" || type === "integer") return 1;
  if (type === "boolean") return false;
  return "scripted";
}

function stubObject(properties: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries((properties ?? {}) as Record<string, unknown>).map(([name, schema]) => [
      name,
      schemaStub(schema),
    ]),
  );
}
