import { assertHolds } from "../kit/check-failure.ts";
import { assertShape } from "../kit/hosts/assert-shape.ts";
import { spawnCheck } from "./kit/spawn-check.ts";

const FUNCTIONS = ["isAvailable", "spawn", "spawnInteractive"] as const;

/** The adapter has every field of the interface, and its aliases mean models that it supports (INV-SPAWN-SHAPE-001). */
export default spawnCheck("INV-SPAWN-SHAPE-001", "adapter-shape", async ({ host: { adapter } }) => {
  const { supportedModels, shortAliases } = adapter;
  assertShape("spawn/v1/adapter-facts", adapter, "the adapter");
  const reported = (field: string, value: unknown, isRight: boolean) =>
    assertHolds(isRight, {
      message: `the adapter's ${field} is not what the interface says`,
      actual: JSON.stringify(value) ?? "undefined",
    });
  const ids = new Set(supportedModels.map(({ id }) => id));
  for (const [alias, id] of Object.entries(shortAliases))
    assertHolds(ids.has(id), {
      message: `the short alias ${alias} means ${id}, which is no supported model`,
      expected: [...ids].join(", "),
      actual: id,
    });
  for (const field of FUNCTIONS) reported(field, typeof adapter[field], typeof adapter[field] === "function");
});
