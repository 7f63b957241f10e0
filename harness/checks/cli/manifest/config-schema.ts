import fc from "fast-check";
import { search } from "../../../arbitraries/search.ts";
import type { CorpusCheck } from "../../kit/check.ts";
import { passed, unsupported } from "../../kit/fixture-check.ts";

const HINT =
  "safeParse returns {success, data} or {success, error.message}; the message is shown to the user as it is.";

/** No configuration is any of these; what an object may hold is the adapter's business. */
const NEVER_A_CONFIG: readonly unknown[] = [42, "model", true, [1, 2], [["model", "x"]]];

/** Whatever is in a configuration file: data or a message, never an exception. */
const check: CorpusCheck = {
  invariant: "INV-CLI-MANIFEST-001",
  name: "config-schema",
  scope: "corpus",
  blackBox: "every-run",
  random: true,
  async run(_, { target, seed, runs, path }) {
    const schema = target.adapter?.configSchema;
    if (schema === undefined) return unsupported("the adapter's configuration is not in this process");
    const parse = (input: unknown): unknown => schema.safeParse(input);
    const names = fc.constantFrom("model", "command", "timeoutMs", "env", "args", "__proto__", "x");
    const inputs = fc.oneof(
      fc.constantFrom(...NEVER_A_CONFIG),
      fc.dictionary(names, fc.anything({ maxDepth: 1 })),
      fc.anything(),
    );
    const found = await search(inputs, (input) => wrongAnswer(parse, input), { seed, runs: runs * 5, path });
    if (!found.found) return passed(found.tried);
    const actual = String(found.failure);
    const input = fc.stringify(found.counterexample);
    const message = "a configuration gets no proper answer";
    return {
      verdict: "failed",
      inputs: found.tried,
      finding: { message, actual, input, hint: HINT, path: found.path },
    };
  },
};
export default check;

function wrongAnswer(parse: (input: unknown) => unknown, input: unknown): string | undefined {
  try {
    const answer = parse(input) as { success?: unknown; error?: { message?: unknown } } | undefined;
    if (answer?.success === true) return NEVER_A_CONFIG.includes(input) ? "it is accepted" : undefined;
    const message = answer?.error?.message;
    return typeof message === "string" && message.trim() !== ""
      ? undefined
      : "it is refused without a message";
  } catch (thrown) {
    return `it throws ${thrown instanceof Error ? thrown.message : "something"}`;
  }
}
