/** The arguments of a call as text: raw where the scenario gives raw text, else JSON. */
export function argumentsText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A text in two pieces, as arguments arrive in a stream; an empty piece stays away. */
export function inHalves(text: string): string[] {
  const middle = Math.ceil(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)].filter((piece) => piece !== "");
}

const SAID =
  /(?:workspace path|working (?:in the )?directory|<cwd>|\bcwd(?=[^/]))[^/\n]{0,24}?(\/[^\s"'<>`\\]+)/i;

/** The project's absolute path, where a request's prompt tells the model of it. */
export function workspaceIn(body: Readonly<Record<string, unknown>>): string | null {
  return SAID.exec(JSON.stringify(body))?.[1]?.replace(/[.,;)]+$/, "") ?? null;
}
