/** The prefix of a record in a stream of server-sent events, as an adapter whose transport is an API reads it. */
export const EVENT_FIELD = "data: ";

/** What of a line is ahead of its JSON text: `data: ` in a stream of events, "" on a line that a CLI prints. */
export function eventField(line: string): string {
  return line.startsWith(EVENT_FIELD) ? EVENT_FIELD : "";
}
