import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import { stringAt } from "../../shared/fields/fields.ts";
import { addUsage } from "../../shared/usage/add-usage.ts";
import { apiUsage } from "./usage-figures.ts";

/**
 * Final usage of each message, for runs whose result is missing or prints zeros.
 *
 * The same message comes as several lines with the same or growing figures (anthropics/claude-code#87303,
 * titeya/dms-claudecode#52): the last one of an id counts, and only with a stop reason, because the figures
 * of a message that still runs are a snapshot of its start.
 */
export class MessageUsage {
  readonly #byId = new Map<string, Usage>();
  #streamed: { id: string; start: unknown } | null = null;

  /** The `message` of an assistant record. */
  message(message: unknown): void {
    const id = stringAt(message, "id");
    if (id === null || stringAt(message, "stop_reason") === null) return;
    const usage = apiUsage((message as { usage?: unknown }).usage);
    if (usage !== null && usage.totalTokens > 0) this.#byId.set(id, usage);
  }

  /** The `message` of a message_start event. */
  streamStart(message: unknown): void {
    const id = stringAt(message, "id");
    this.#streamed = id === null ? null : { id, start: (message as { usage?: unknown }).usage };
  }

  /** The `usage` of a message_delta event; fields it does not have are those of the start. */
  streamEnd(usage: unknown): void {
    if (this.#streamed === null || typeof usage !== "object" || usage === null) return;
    const { id, start } = this.#streamed;
    const total = apiUsage({ ...(typeof start === "object" ? start : null), ...usage });
    if (total !== null) this.#byId.set(id, total);
  }

  total(): Usage | null {
    return [...this.#byId.values()].reduce<Usage | null>(addUsage, null);
  }
}
