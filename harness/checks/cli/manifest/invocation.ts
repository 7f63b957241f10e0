import fc from "fast-check";
import type { Adapter, CliIdentity, RunRequest } from "../../../../contracts/cli/v1/adapter.ts";
import { schemaToArbitrary } from "../../../arbitraries/schema-to-arbitrary.ts";
import { search } from "../../../arbitraries/search.ts";
import { compareValues } from "../../../driver/compare-replays.ts";
import { loadSchemas } from "../../../schema/schema-registry.ts";
import { validator } from "../../../schema/validators.ts";
import type { CorpusCheck } from "../../kit/check.ts";
import { notApplicable, passed, unsupported } from "../../kit/fixture-check.ts";

const REQUEST = "https://cliproof.dev/schemas/cli/v1/request.schema.json";
const HINT =
  "invocation is a pure function: the same request gives the same command, and the request stays as it was.";

/** Any valid request makes an invocation that fits its schema, the same each time, and is left untouched. */
const check: CorpusCheck = {
  invariant: "INV-CLI-MANIFEST-001",
  name: "invocation",
  scope: "corpus",
  random: true,
  async run(fixtures, { target, seed, runs, path }) {
    const { adapter } = target;
    if (adapter?.invocation === undefined)
      return unsupported("the adapter's invocation is not in this process");
    const config = adapter.configSchema.safeParse({});
    if (!config.success) return notApplicable("the configuration has no default");
    const versions = [...new Set(fixtures.map(({ manifest }) => manifest.cli.version ?? null)), null];
    const inputs = fc.record({
      request: schemaToArbitrary(REQUEST, { registry: loadSchemas() }) as fc.Arbitrary<RunRequest>,
      version: fc.constantFrom(...versions),
    });
    const found = await search(inputs, (input) => wrongInvocation(adapter, config.data, input), {
      seed,
      runs,
      path,
    });
    if (!found.found) return passed(found.tried);
    const actual = String(found.failure);
    const input = fc.stringify(found.counterexample);
    const message = "a request makes no proper invocation";
    return {
      verdict: "failed",
      inputs: found.tried,
      finding: { message, actual, input, hint: HINT, path: found.path },
    };
  },
};
export default check;

function wrongInvocation(
  adapter: Adapter,
  config: unknown,
  { request, version }: { request: RunRequest; version: string | null },
): string | undefined {
  const cli: CliIdentity = deepFreeze({ version });
  try {
    const first = adapter.invocation(deepFreeze(request), config, cli);
    const [problem] = validator("cli/v1/invocation")(first);
    if (problem !== undefined) return problem;
    const difference = compareValues(first, adapter.invocation(request, config, cli), "invocation");
    return difference && `${difference.path} is ${difference.expected}, then ${difference.actual}`;
  } catch (thrown) {
    return `it throws ${thrown instanceof Error ? thrown.message : "something"}`;
  }
}

/** A function that changes what it is given throws on this. */
function deepFreeze<T>(value: T): T {
  if (value !== null && typeof value === "object") Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
