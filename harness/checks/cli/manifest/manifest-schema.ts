import { validator } from "../../../schema/validators.ts";
import type { CorpusCheck } from "../../kit/check.ts";
import { passed } from "../../kit/fixture-check.ts";

/** The manifest fits its schema. */
const check: CorpusCheck = {
  invariant: "INV-CLI-MANIFEST-001",
  name: "manifest-schema",
  scope: "corpus",
  blackBox: "every-run",
  async run(_, { target }) {
    const [problem] = validator("cli/v1/manifest")(target.manifest);
    if (problem === undefined) return passed(1);
    const hint = "schemas/cli/v1/manifest.schema.json says what a manifest holds.";
    return {
      verdict: "failed",
      inputs: 1,
      finding: { message: "the manifest breaks its schema", actual: problem, hint },
    };
  },
};
export default check;
