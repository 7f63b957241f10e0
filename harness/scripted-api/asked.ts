/** A request to the scripted API, read whole. */
export interface Asked {
  method: string;
  /** Path without query and without slashes at its end. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** The JSON body; an empty object where there is none, or where it is no JSON object. */
  body: Readonly<Record<string, unknown>>;
}

/** Reads a request. A body that cannot be read is an empty one: a dialect then says what is missing. */
export async function readAsked(request: Request): Promise<Asked> {
  const url = new URL(request.url);
  const text = await request.text().catch(() => "");
  return {
    method: request.method,
    path: url.pathname.replace(/(?<=.)\/+$/, ""),
    query: url.searchParams,
    headers: request.headers,
    body: jsonObject(text),
  };
}

function jsonObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
