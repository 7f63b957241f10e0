import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import { recordedShapes } from "./recorded-shapes.ts";
import type { SeenRun } from "./seen-run.ts";

const COST_KEY = "total_cost_usd";

/** The costs that the records of a run print, in order, in US dollars. */
export function costs(seen: SeenRun): number[] {
  return seen
    .records()
    .map((record) => record[COST_KEY])
    .filter((cost) => typeof cost === "number");
}

/** A reason to leave an adapter out whose CLI is not recorded to print a cost. */
export function withoutCostRecord(adapter: Adapter): string | null {
  return recordedShapes(adapter).holdsKey(COST_KEY) ? null : `no recording has a record with a ${COST_KEY}`;
}
