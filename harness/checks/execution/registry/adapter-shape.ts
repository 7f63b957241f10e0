import { mustHold } from "../../kit/broken-promise.ts";
import { partCheck } from "../kit/part-check.ts";

const ENGINES = ["structured_cli", "legacy_pty_cli", "api", "http", "process"];

/** The adapter has the fields of the interface, and can be run (INV-EXECUTION-SHAPE-001). */
export default partCheck("INV-EXECUTION-SHAPE-001", "adapter-shape", async ({ host: { adapter } }) => {
  const told = (field: string, value: unknown, isRight: boolean) =>
    mustHold(isRight, {
      message: `the adapter's ${field} is not what the interface says`,
      actual: JSON.stringify(value) ?? typeof value,
    });
  const { type, name, providerId, executionEngine, models, effortLevels, sessionCodec } = adapter;
  told("type", type, typeof type === "string" && /^\w+$/.test(type));
  told("name", name, typeof name === "string" && name.trim() !== "");
  told("providerId", providerId, providerId === undefined || typeof providerId === "string");
  told("executionEngine", executionEngine, ENGINES.includes(executionEngine));
  told("testEnvironment", adapter.testEnvironment, typeof adapter.testEnvironment === "function");
  told("execute", adapter.execute, typeof adapter.execute === "function");
  told("classifyError", adapter.classifyError, typeof adapter.classifyError === "function");
  for (const [field, list] of [
    ["models", models],
    ["effortLevels", effortLevels],
  ] as const)
    told(field, list, list === undefined || (Array.isArray(list) && list.every(({ id }) => isWord(id))));
  const canResume = adapter.supportsSessionResume === true;
  told("sessionCodec", typeof sessionCodec, !canResume || typeof sessionCodec?.deserialize === "function");
});

function isWord(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}
