const SAID = /(?:working directory|<cwd>|\bcwd)[^/\n]{0,24}?(\/[^\s"'<>`\\]+)/i;

/** The project's absolute path, where a request's prompt tells the model of it. */
export function workspaceIn(body: Readonly<Record<string, unknown>>): string | null {
  return SAID.exec(JSON.stringify(body))?.[1]?.replace(/[.,;)]+$/, "") ?? null;
}
