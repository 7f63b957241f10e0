import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import type { StepFinishRecord } from "../../../schemas/wire/opencode/generated/stream-json.ts";
import { numberAt, stringAt } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import { addUsage } from "../../shared/usage/add-usage.ts";
import { stepUsage } from "./step-usage.ts";

/** Adds up what the model calls of a run say about tokens and money: each call prints its own share. */
export class Spending {
  readonly #byPart = new Map<string, { usage: Usage | null; cost: number | null }>();

  /** Takes the part of a step_finish record; one that is printed again counts once (INV-CLI-USAGE-001). */
  add(part: Untrusted<StepFinishRecord["part"]>): void {
    const id = stringAt(part.id) ?? `#${this.#byPart.size}`;
    this.#byPart.set(id, { usage: stepUsage(part.tokens), cost: numberAt(part.cost) });
  }

  usage(): Usage | null {
    return [...this.#byPart.values()].map(({ usage }) => usage).reduce(addUsage, null);
  }

  /** US dollars, or null where no call shows a cost. */
  costUsd(): number | null {
    const costs = [...this.#byPart.values()].flatMap(({ cost }) => cost ?? []);
    return costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0);
  }
}
