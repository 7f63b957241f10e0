import { assertHolds } from "../kit/check-failure.ts";
import { spawnCheck } from "./kit/spawn-check.ts";

const FUNCTIONS = ["isAvailable", "spawn", "spawnInteractive"] as const;

/** The adapter has every field of the interface, and its aliases mean models that it supports (INV-SPAWN-SHAPE-001). */
export default spawnCheck("INV-SPAWN-SHAPE-001", "adapter-shape", async ({ host: { adapter } }) => {
  const { name, type, defaultModel, supportedModels, shortAliases } = adapter;
  const reported = (field: string, value: unknown, isRight: boolean) =>
    assertHolds(isRight, {
      message: `the adapter's ${field} is not what the interface says`,
      actual: JSON.stringify(value) ?? "undefined",
    });
  reported("name", name, typeof name === "string" && name !== "");
  reported("type", type, type === "cli" || type === "api");
  reported("defaultModel", defaultModel, typeof defaultModel === "string" && defaultModel !== "");
  reported(
    "supportedModels",
    supportedModels,
    Array.isArray(supportedModels) && supportedModels.every(({ id }) => typeof id === "string"),
  );
  reported("shortAliases", shortAliases, typeof shortAliases === "object" && shortAliases !== null);
  const ids = new Set(supportedModels.map(({ id }) => id));
  for (const [alias, id] of Object.entries(shortAliases))
    assertHolds(ids.has(id), {
      message: `the short alias ${alias} means ${id}, which is no supported model`,
      expected: [...ids].join(", "),
      actual: id,
    });
  for (const field of FUNCTIONS) reported(field, typeof adapter[field], typeof adapter[field] === "function");
});
