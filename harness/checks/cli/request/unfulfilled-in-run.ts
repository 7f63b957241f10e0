import { reports } from "../../../facts/claims.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { unproven, unsupported } from "../../kit/fixture-check.ts";
import { processCheck } from "../../kit/process-check.ts";
import { askedWishes, together } from "../../kit/requests/wishes.ts";

/** The outcome of a run names every wish that the CLI was not asked for, or the run is refused by that name. */
export default processCheck("INV-CLI-REQUEST-002", "unfulfilled-in-run", async ({ target, run }) => {
  const { manifest } = target;
  if (!reports(manifest, "diagnostics")) return unsupported(`${manifest.id} claims no diagnostics`);
  if (manifest.requests === undefined && target.adapter?.invocation === undefined)
    return unproven("the manifest's `requests` does not say which wishes are passed on");
  const unclaimed = askedWishes(0).filter(({ wish }) => !manifest.requests?.includes(wish));
  const known = unclaimed.filter(({ wish }) => wish !== "fork" || !manifest.requests?.includes("session"));
  if (known.length === 0) return { verdict: "not-applicable", inputs: 0, reason: "every wish is claimed" };
  const { outcome } = await run({ call: together(known) });
  const names = outcome.diagnostics?.unfulfilled ?? [];
  const refusal = outcome.error?.category === "validation" ? outcome.error.message : "";
  const missing = known.find(({ wish }) => !names.includes(wish) && !refusal.includes(wish));
  assertHolds(missing === undefined, {
    message: `${missing?.wish} is not passed on, and the outcome does not say so`,
    expected: `${missing?.wish} in diagnostics.unfulfilled`,
    actual: names.join(", ") || "no diagnostics.unfulfilled",
    input: JSON.stringify(together(known)),
    hint: "Name every wish of the request that the manifest does not claim.",
  });
});
