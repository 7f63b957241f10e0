import { STATUS_CODES } from "node:http";

/** What is sent. */
export interface ApiRequest {
  url: string;
  /** Null: nothing is sent but the question itself. */
  body: string | null;
  headers: Readonly<Record<string, string>>;
}

/** The body may be in either form; nothing of the connection is kept for later (INV-CLI-PROC-011). */
const COMMON = { accept: "text/event-stream, application/json", connection: "close" };

/**
 * Sends one request. Redirects are not followed: a key goes where its owner sent it.
 *
 * @throws what fetch throws, when the connection fails or `signal` ends it.
 */
export function sendRequest({ url, body, headers }: ApiRequest, signal: AbortSignal): Promise<Response> {
  const json = body === null ? {} : { "content-type": "application/json" };
  return fetch(url, {
    method: body === null ? "GET" : "POST",
    headers: { ...COMMON, ...json, ...headers },
    ...(body === null ? {} : { body }),
    redirect: "manual",
    signal,
  });
}

/** The head of a response as text, as a parser takes it on its err stream. Cookies are no one's business. */
export function headText({ status, statusText, headers }: Response): string {
  const reason = statusText || STATUS_CODES[status] || "";
  const lines = [...headers]
    .filter(([name]) => name !== "set-cookie")
    .map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${reason}`, ...lines, "", ""].join("\r\n");
}
