import { httpStatusOf } from "../../shared/errors/http-status.ts";
import { stripAnsi } from "../../shared/framing/ansi-stripper.ts";

/** What is on the err stream of a run over HTTP: the head of the response, and why the connection failed. */
export interface ResponseHead {
  /** Null: no response came. */
  status: number | null;
  reason: string;
  headers: Readonly<Record<string, string>>;
  /** What the client says of the connection; "" for nothing. */
  failure: string;
}

const STATUS_LINE = /^HTTP\/\d(?:\.\d)? (\d{3})(?: +(.*))?$/;
const HEADER = /^([A-Za-z0-9-]+):[ \t]*(.*)$/;

/** Reads the err stream: lines that belong to no head are the client's words. The last head counts. */
export function responseHead(stderr: string): ResponseHead {
  const headers = new Map<string, string>();
  const words: string[] = [];
  const head = { status: null as number | null, reason: "" };
  let isInHead = false;
  for (const line of stripAnsi(stderr).split(/\r?\n/)) {
    const status = STATUS_LINE.exec(line);
    const header = isInHead ? HEADER.exec(line) : null;
    if (status !== null) {
      head.status = httpStatusOf(Number(status[1]));
      head.reason = (status[2] ?? "").trim();
      headers.clear();
      isInHead = true;
    } else if (header !== null) headers.set(header[1]!.toLowerCase(), header[2]!.trim());
    else if (line.trim() === "") isInHead = false;
    else words.push(line);
  }
  return { ...head, headers: Object.fromEntries(headers), failure: words.join("\n").trim() };
}

/**
 * How long to wait by the headers: `Retry-After` in seconds or as a date, `X-RateLimit-Reset` as an epoch in
 * milliseconds, of which gateways make seconds (Gitlawb/openclaude#936). Names in any case.
 */
export function headerTimes(headers: Readonly<Record<string, unknown>>): {
  retryAfterMs: number | null;
  resetsAt: string | null;
} {
  const value = (name: string) => {
    const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
    return typeof found === "string" || typeof found === "number" ? String(found).trim() : "";
  };
  const after = value("retry-after");
  const isSeconds = /^\d{1,9}(?:\.\d+)?$/.test(after);
  const date = /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/.test(after) ? Date.parse(after) : Number.NaN;
  const reset = value("x-ratelimit-reset");
  const epoch = /^\d{13}$/.test(reset) ? Number(reset) : /^\d{10}$/.test(reset) ? Number(reset) * 1000 : null;
  return {
    retryAfterMs: isSeconds ? Math.round(Number(after) * 1000) : null,
    resetsAt: isoOf(date) ?? isoOf(epoch),
  };
}

function isoOf(instant: number | null): string | null {
  if (instant === null || Number.isNaN(new Date(instant).getTime())) return null;
  return new Date(instant).toISOString();
}
