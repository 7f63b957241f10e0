import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { someOutcome } from "../../kit/some-outcome.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-USAGE-006", [
  {
    name: "one-model-of-two",
    fault: "Names the first of the models that answered and no other (mattschwen/claude-max-api-proxy#31).",
    skip: (adapter) => withoutModels(adapter, 2),
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.models === undefined ? outcome : { ...outcome, models: outcome.models.slice(0, 1) },
      ),
  },
  {
    name: "models-lost",
    fault: "Leaves out which models answered (no public report found).",
    skip: (adapter) => withoutModels(adapter, 1),
    sabotage: (adapter) => changeOutcome(adapter, ({ models: _models, ...outcome }) => outcome),
  },
  {
    name: "model-without-its-date",
    fault: "Shortens the names of models to what a person calls them (no public report found).",
    skip: (adapter) => withoutModels(adapter, 1),
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({
        ...outcome,
        ...(outcome.models !== undefined && {
          models: [...new Set(outcome.models.map((name) => name.replace(/-[^-]*$/, "")))],
        }),
      })),
  },
]);

/** A reason to leave an adapter out none of whose runs names so many models. */
function withoutModels(adapter: Adapter, count: number): string | null {
  const isShown = someOutcome(adapter, ({ models = [] }) => models.length >= count);
  return isShown ? null : `no run here names ${count} model${count === 1 ? "" : "s"}`;
}
