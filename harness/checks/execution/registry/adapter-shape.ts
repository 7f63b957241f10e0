import { assertHolds } from "../../kit/check-failure.ts";
import { assertShape } from "../../kit/hosts/assert-shape.ts";
import { partCheck } from "../kit/part-check.ts";

/** The adapter has the fields of the interface, and can be run (INV-EXECUTION-SHAPE-001). */
export default partCheck("INV-EXECUTION-SHAPE-001", "adapter-shape", async ({ host: { adapter } }) => {
  assertShape("execution/v1/adapter-facts", adapter, "the adapter");
  const reported = (field: string, value: unknown, isRight: boolean) =>
    assertHolds(isRight, {
      message: `the adapter's ${field} is not what the interface says`,
      actual: JSON.stringify(value) ?? typeof value,
    });
  const { type, name, sessionCodec } = adapter;
  reported("type", type, typeof type === "string" && /^\w+$/.test(type));
  reported("name", name, typeof name === "string" && name.trim() !== "");
  reported("testEnvironment", adapter.testEnvironment, typeof adapter.testEnvironment === "function");
  reported("execute", adapter.execute, typeof adapter.execute === "function");
  reported("classifyError", adapter.classifyError, typeof adapter.classifyError === "function");
  const canResume = adapter.supportsSessionResume === true;
  reported(
    "sessionCodec",
    typeof sessionCodec,
    !canResume || typeof sessionCodec?.deserialize === "function",
  );
});
