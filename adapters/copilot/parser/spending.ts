import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import { type JsonRecord, numberAt, recordAt, stringAt } from "../../shared/fields/fields.ts";
import { addUsage } from "../../shared/usage/add-usage.ts";
import { makeUsage } from "../../shared/usage/make-usage.ts";

/** Adds up what the model calls of a run say of their tokens. Runs on GitHub's own models are reported to; others do not. */
export class Spending {
  readonly #byRecord = new Map<string, Usage | null>();

  /** Takes an `assistant.usage` record; one that is printed again counts once (INV-CLI-USAGE-001). */
  add(record: JsonRecord): void {
    this.#byRecord.set(stringAt(record.id) ?? `#${this.#byRecord.size}`, callUsage(recordAt(record.data)));
  }

  usage(): Usage | null {
    return [...this.#byRecord.values()].reduce(addUsage, null);
  }
}

/** The input figure includes what was read from the cache or written to it, as in the CLI's own summary. */
function callUsage(data: JsonRecord | null): Usage | null {
  const input = numberAt(data, "inputTokens");
  const [read, written] = [numberAt(data, "cacheReadTokens"), numberAt(data, "cacheWriteTokens")];
  return makeUsage({
    inputTokens: input === null ? null : Math.max(0, input - (read ?? 0) - (written ?? 0)),
    outputTokens: numberAt(data, "outputTokens"),
    cacheReadTokens: read,
    cacheCreationTokens: written,
    reasoningTokens: numberAt(data, "reasoningTokens"),
  });
}
