import { validator } from "../../../schema/validators.ts";
import { assertHolds } from "../check-failure.ts";
import { formatValue } from "./assert-equal.ts";

/** Whether a value is what a schema of a host contract says. @param schema such as `agent/v1/run-result`. */
export function isOfShape(schema: string, value: unknown): boolean {
  return validator(schema)(value).length === 0;
}

/**
 * The value is what a schema of a host contract says.
 *
 * @param schema such as `agent/v1/run-result`.
 * @param what names the value in the message: "the result".
 * @param fixture the run it is of.
 */
export function assertShape(schema: string, value: unknown, what: string, fixture?: string): void {
  const problems = validator(schema)(value);
  assertHolds(problems.length === 0, {
    ...(fixture !== undefined && { fixture }),
    message: `${what} is not of the shape that the interface says`,
    expected: `what schemas/${schema}.schema.json says`,
    actual: `${formatValue(value)}: ${problems.join("; ")}`,
  });
}
