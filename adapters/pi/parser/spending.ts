import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import { addUsage } from "../../shared/usage/add-usage.ts";
import type { Figures } from "./message-figures.ts";

/** Adds up what a run costs: each model call, each compaction and each tool that asks a model shows its own share. */
export class Spending {
  readonly #shares = new Map<string, Figures>();

  /** Figures of one share; those that come later for it replace the earlier ones (INV-CLI-USAGE-001). */
  set(share: string, figures: Figures | null): void {
    if (figures !== null) this.#shares.set(share, figures);
  }

  has(share: string): boolean {
    return this.#shares.has(share);
  }

  usage(): Usage | null {
    return [...this.#shares.values()].map(({ usage }) => usage).reduce<Usage | null>(addUsage, null);
  }

  /** US dollars, or null where no share shows a cost. */
  costUsd(): number | null {
    const costs = [...this.#shares.values()].flatMap(({ costUsd }) => costUsd ?? []);
    return costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0);
  }
}
