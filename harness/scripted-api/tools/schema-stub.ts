/** The smallest value that a JSON schema takes, for what a client insists on and no scenario speaks of. */
export function schemaStub(schema: unknown): unknown {
  const reported = (typeof schema === "object" && schema !== null ? schema : {}) as Record<string, unknown>;
  if (reported.const !== undefined) return reported.const;
  if (Array.isArray(reported.enum)) return reported.enum.at(-1);
  const type = String(
    Array.isArray(reported.type) ? reported.type[0] : (reported.type ?? "string"),
  ).toLowerCase();
  if (type === "object") return stubObject(reported.properties);
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
