import { stripVTControlCharacters } from "node:util";
import type { ActivityEvent, Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { isRecord } from "../../../lib/json.ts";
import { changeEvents } from "../../kit/change-adapter.ts";
import { type CorpusFixture, someFixture } from "../../kit/corpus-fixtures.ts";
import { someReported } from "../../kit/reported-by-line.ts";
import { withoutClaim } from "../../kit/skip.ts";
import { saboteursOf } from "../../saboteur.ts";

function showsMoreThanId({ expected, records }: CorpusFixture): boolean {
  const id = isRecord(expected.session) ? expected.session.id : undefined;
  return records.some(
    (record) =>
      typeof id === "string" &&
      Object.values(record).includes(id) &&
      (typeof record.model === "string" || typeof record.cwd === "string"),
  );
}

/** Whether some run shows as many thoughts, or pieces of them. */
function hasThoughts(adapter: Adapter, count: number): boolean {
  return someReported(adapter, (lines) => {
    const thoughts = lines.flatMap(({ events }) => events).filter(({ kind }) => kind === "thinking");
    return thoughts.length >= count;
  });
}

function withoutThoughts(adapter: Adapter): string | null {
  const reason = withoutClaim("streaming", "thinking")(adapter);
  return reason ?? (hasThoughts(adapter, 1) ? null : "no run here shows a thought");
}

function withoutSecondThought(adapter: Adapter): string | null {
  return withoutThoughts(adapter) ?? (hasThoughts(adapter, 2) ? null : "no run here shows two thoughts");
}

export default saboteursOf("INV-CLI-EVENT-001", [
  {
    name: "call-id-missing",
    fault: "Leaves the id of a call out of its event (majiayu000/harness#1807).",
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => {
        if (event.kind !== "tool_use") return [event];
        const { tool_call_id: _id, ...fields } = event;
        return [fields as ActivityEvent];
      }),
  },
  {
    name: "session-event-bare",
    fault: "Reports the id of a session without its model and folder (no public report found).",
    skip: (adapter) =>
      someFixture(adapter, showsMoreThanId)
        ? withoutClaim("streaming", "sessions")(adapter)
        : "no record that has a session's id shows more of it",
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => [
        event.kind === "session" ? { kind: "session", id: event.id ?? null } : event,
      ]),
  },
  {
    name: "session-event-lost",
    fault: "Reports the session at the end only, never as an event (no public report found).",
    skip: withoutClaim("streaming", "sessions"),
    sabotage: (adapter) => changeEvents(adapter, () => (event) => (event.kind === "session" ? [] : [event])),
  },
  {
    name: "session-event-of-another",
    fault: "Makes up an id for the session event (no public report found).",
    skip: withoutClaim("streaming", "sessions"),
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => [
        event.kind === "session" ? { ...event, id: "00000000-0000-4000-8000-00000000dead" } : event,
      ]),
  },
  {
    name: "thinking-cut",
    fault: "Cuts a thought at 1000 characters (anthropics/claude-code#2904 on cut texts).",
    skip: withoutClaim("streaming", "thinking"),
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => [
        event.kind === "thinking" ? { ...event, text: event.text.slice(0, 1000) } : event,
      ]),
  },
  {
    name: "thinking-tidied",
    fault: "Trims a thought and takes colours out of it (no public report found).",
    skip: withoutClaim("streaming", "thinking"),
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => [
        event.kind === "thinking" ? { ...event, text: stripVTControlCharacters(event.text).trim() } : event,
      ]),
  },
  {
    name: "thinking-twice",
    fault: "Reports a thought from its pieces and again from the whole (no public report found).",
    skip: withoutThoughts,
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => (event.kind === "thinking" ? [event, event] : [event])),
  },
  {
    name: "thinking-made-up",
    fault: "Reports a thought that the CLI keeps to itself as a word of its own (no public report found).",
    skip: withoutThoughts,
    sabotage: (adapter) =>
      changeEvents(
        adapter,
        () => (event) => (event.kind === "thinking" ? [event, { ...event, text: "[redacted]" }] : [event]),
      ),
  },
  {
    name: "first-thought-alone",
    fault: "Reports the first thought of a run, or its first piece, and no other (no public report found).",
    skip: withoutSecondThought,
    sabotage: (adapter) =>
      changeEvents(adapter, () => {
        let isFirst = true;
        return (event) => {
          if (event.kind !== "thinking") return [event];
          const kept = isFirst ? [event] : [];
          isFirst = false;
          return kept;
        };
      }),
  },
  {
    name: "type-for-kind",
    fault:
      "Reports the kind in a field of another name, as one CLI's documents and output differ (openai/codex#4776).",
    sabotage: (adapter) =>
      changeEvents(adapter, () => ({ kind, ...fields }) => [
        { type: kind, ...fields } as unknown as ActivityEvent,
      ]),
  },
  {
    name: "unknown-kind",
    fault: "Emits an event of a kind that the contract does not have (lezli01/vincent#268 on unknown items).",
    skip: withoutClaim("sessions"),
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => {
        const unknown = { ...event, kind: "usage" } as unknown as ActivityEvent;
        return event.kind === "session" ? [event, unknown] : [event];
      }),
  },
]);
