import type { Fixture } from "../../model/fixture.ts";
import type { Target } from "../../model/target.ts";

/** Why no parser check can use a fixture with this adapter, or undefined when all can. */
export function unfitFixture(fixture: Fixture, target: Target): string | undefined {
  const { kind = "run", outputFormat } = fixture.manifest;
  if (kind !== "run" || outputFormat === null) return `it is a recording of kind ${kind}, not a run`;
  if (!target.manifest.outputFormats.includes(outputFormat)) {
    return `the adapter does not claim output format ${outputFormat}`;
  }
  return undefined;
}
