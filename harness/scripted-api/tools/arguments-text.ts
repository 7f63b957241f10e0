/** The arguments of a call as text: raw where the scenario gives raw text, else JSON. */
export function argumentsText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
