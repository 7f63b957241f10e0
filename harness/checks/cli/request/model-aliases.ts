import { assertHolds } from "../../kit/check-failure.ts";
import { notApplicable } from "../../kit/fixture-check.ts";
import { requestCheck } from "../../kit/requests/starts.ts";

const ANY = "Witness-Model";

/** An alias of the manifest asks for the model that it is an alias of: by itself, or by the model's id. */
export default requestCheck("INV-CLI-REQUEST-001", "model-aliases", async ({ adapter, starts, invoke }) => {
  const { requests = [], models = [], shortAliases = {} } = adapter.manifest;
  const listed = models.flatMap(({ id, aliases = [] }) =>
    aliases.map((alias): [string, string] => [alias, id]),
  );
  const meant = [...listed, ...Object.entries(shortAliases)];
  if (!requests.includes("model") || meant.length === 0)
    return notApplicable("the manifest has no aliases of models");
  for (const start of starts) {
    const any = JSON.stringify(invoke(start, { model: ANY }));
    for (const [alias, id] of meant) {
      const started = JSON.stringify(invoke(start, { model: alias }));
      const isMeant = [alias, id].some((model) => started === any.replaceAll(ANY, model));
      assertHolds(isMeant, {
        message: `the alias ${alias} does not ask for ${id}`,
        expected: `${alias} or ${id}`,
        actual: started,
        input: `${start.what}: {"model":"${alias}"}`,
        hint: "Each alias is that of the model that the manifest lists it with.",
      });
    }
  }
});
