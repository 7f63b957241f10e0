import { expect, it } from "vitest";
import { costsIn } from "./costs-in.ts";

it("finds costs in dollars at any depth, and no other unit of them", () => {
  const record = { total_cost_usd: 0.5, models: { m: { costUSD: 0.25, costUsd: "1" } } };
  expect(costsIn({ ...record, total_cost_usd_ticks: 5_000_000_000 })).toEqual([0.5, 0.25]);
});
