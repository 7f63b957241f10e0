import type { Replay, Run } from "../../model/target.ts";
import { mapDocuments } from "../../records/documents.ts";
import { mapJsonStrings } from "./map-json-strings.ts";

/** The strings in which a run carries its answer, found by what the adapter made of them. */
export interface AnswerStrings {
  has(value: string): boolean;
}

/**
 * Finds the strings of a run's records that hold the answer: those that equal the content, one of the messages, or
 * a piece of text that became an event. No knowledge of the provider is needed, and every copy is found.
 *
 * @returns undefined when some text does not be in the records as it came out (joined, cut or made up): then a
 *   change of the strings cannot be followed.
 */
export function answerStrings(run: Run, replay: Replay): AnswerStrings | undefined {
  const pieces = replay.events.flatMap((event) => (event.kind === "assistant_text" ? [event.text] : []));
  const { content, messages } = replay.outcome;
  const texts = [...(content === null ? [] : [content]), ...messages];
  const wanted = new Set([...texts, ...pieces].filter((text) => text.trim() !== ""));
  const found = new Set<string>();
  mapDocuments(run, (text) => {
    mapJsonStrings(text, ({ value, isKey }) => {
      if (!isKey && wanted.has(value)) found.add(value);
      return undefined;
    });
    return undefined;
  });
  if (found.size === 0) return undefined;
  const joined = pieces.join("");
  const isFollowed = (text: string) => text.trim() === "" || found.has(text) || joined.includes(text);
  return texts.every(isFollowed) && pieces.every((piece) => piece.trim() === "" || found.has(piece))
    ? found
    : undefined;
}

/** Rewrites every string of the answer in the records. `source` gives the new string as JSON, quotes included. */
export function mapAnswerStrings(run: Run, answer: AnswerStrings, source: (value: string) => string): Run {
  return mapDocuments(run, (text) =>
    mapJsonStrings(text, ({ value, isKey }) => (!isKey && answer.has(value) ? source(value) : undefined)),
  );
}

/** The replay that must come of a run whose answer strings were put through `map`, character by character. */
export function expectAnswer(replay: Replay, answer: AnswerStrings, map: (text: string) => string): Replay {
  const { outcome, events } = replay;
  const mapped = {
    ...outcome,
    content: outcome.content === null ? null : map(outcome.content),
    messages: outcome.messages.map(map),
  };
  return {
    outcome: mapped,
    events: events.map((event) =>
      event.kind === "assistant_text"
        ? { ...event, text: map(event.text) }
        : (mapStrings(event, (text) => (answer.has(text) ? map(text) : text)) as typeof event),
    ),
  };
}

/** A JSON value with every string in it, keys excepted, put through `map`. */
export function mapStrings(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === "string") return map(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, map));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, map)]));
}
