import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import { recordAt, stringAt, valueAt } from "../framing/fields.ts";
import { addUsage } from "../outcome/add-usage.ts";

/** How one CLI's messages tell their usage. */
export interface MessageFigures {
  /** What a `usage` object means: CLIs that print Anthropic's names need not count as Anthropic does. */
  usage(figures: unknown): Usage | null;
  /** True where the figures of a whole message are final, and no snapshot of its start. */
  isFinal(message: unknown): boolean;
}

/**
 * Final usage of each message, for runs whose last record is missing or prints zeros.
 *
 * The same message comes as several lines with the same or growing figures (anthropics/claude-code#87303,
 * titeya/dms-claudecode#52): the last final one of an id counts.
 */
export class MessageUsage {
  readonly #figures: MessageFigures;
  readonly #byId = new Map<string, Usage>();
  #streamed: { id: string; start: unknown } | null = null;

  constructor(figures: MessageFigures) {
    this.#figures = figures;
  }

  /** A whole message, or a line with one of its blocks. */
  message(message: unknown): void {
    const id = stringAt(message, "id");
    if (id === null || !this.#figures.isFinal(message)) return;
    const usage = this.#figures.usage(valueAt(message, "usage"));
    if (usage !== null && usage.totalTokens > 0) this.#byId.set(id, usage);
  }

  /** The `message` of a message_start event. */
  streamStart(message: unknown): void {
    const id = stringAt(message, "id");
    this.#streamed = id === null ? null : { id, start: valueAt(message, "usage") };
  }

  /** The `usage` of a message_delta event; fields it does not have are those of the start. */
  streamEnd(figures: unknown): void {
    const end = recordAt(figures);
    if (this.#streamed === null || end === null) return;
    const { id, start } = this.#streamed;
    const total = this.#figures.usage({ ...recordAt(start), ...end });
    if (total !== null) this.#byId.set(id, total);
  }

  total(): Usage | null {
    return [...this.#byId.values()].reduce<Usage | null>(addUsage, null);
  }
}
