import { assertHolds } from "../../kit/check-failure.ts";
import { partCheck } from "../kit/part-check.ts";

const ENGINES = ["structured_cli", "legacy_pty_cli", "api", "http", "process"];

/** The adapter has the fields of the interface, and can be run (INV-EXECUTION-SHAPE-001). */
export default partCheck("INV-EXECUTION-SHAPE-001", "adapter-shape", async ({ host: { adapter } }) => {
  const reported = (field: string, value: unknown, isRight: boolean) =>
    assertHolds(isRight, {
      message: `the adapter's ${field} is not what the interface says`,
      actual: JSON.stringify(value) ?? typeof value,
    });
  const { type, name, providerId, executionEngine, models, effortLevels, sessionCodec } = adapter;
  reported("type", type, typeof type === "string" && /^\w+$/.test(type));
  reported("name", name, typeof name === "string" && name.trim() !== "");
  reported("providerId", providerId, providerId === undefined || typeof providerId === "string");
  reported("executionEngine", executionEngine, ENGINES.includes(executionEngine));
  reported("testEnvironment", adapter.testEnvironment, typeof adapter.testEnvironment === "function");
  reported("execute", adapter.execute, typeof adapter.execute === "function");
  reported("classifyError", adapter.classifyError, typeof adapter.classifyError === "function");
  for (const [field, list] of [
    ["models", models],
    ["effortLevels", effortLevels],
  ] as const)
    reported(field, list, list === undefined || (Array.isArray(list) && list.every(({ id }) => isWord(id))));
  const canResume = adapter.supportsSessionResume === true;
  reported(
    "sessionCodec",
    typeof sessionCodec,
    !canResume || typeof sessionCodec?.deserialize === "function",
  );
});

function isWord(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}
