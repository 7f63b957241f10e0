import { isDeepStrictEqual } from "node:util";
import { assertHolds } from "../../kit/check-failure.ts";
import { notApplicable } from "../../kit/fixture-check.ts";
import { requestCheck } from "../../kit/requests/starts.ts";

const OWN = { WITNESS_ONE: "1", Witness_Two: "two=2; and more" };

/** The environment of a request is added to that of the invocation, as it is, and wins over it. */
export default requestCheck(
  "INV-CLI-REQUEST-001",
  "environment-added",
  async ({ adapter, starts, invoke }) => {
    if (adapter.manifest.transport === "api") return notApplicable("an API gets no environment");
    for (const start of starts) {
      const plain = invoke(start, {});
      const taken = Object.fromEntries(Object.keys(plain.env ?? {}).map((name) => [name, "by-the-request"]));
      const env = { ...OWN, ...taken };
      const added = invoke(start, { env });
      const isSame = isDeepStrictEqual({ ...added, env: {} }, { ...plain, env: {} });
      assertHolds(isSame && isDeepStrictEqual({ ...added.env }, { ...plain.env, ...env }), {
        message: "the environment of a request is not what the CLI gets",
        expected: JSON.stringify({ ...plain.env, ...env }),
        actual: JSON.stringify(isSame ? added.env : added),
        input: `${start.what}: ${JSON.stringify({ env })}`,
        hint: "Spread the request's `env` last.",
      });
    }
  },
);
