import fc from "fast-check";
import type { SessionCodec, SessionState } from "../../../../contracts/cli/v1/adapter.ts";
import { search } from "../../../arbitraries/search.ts";
import { recordedReplay } from "../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Target } from "../../../model/target.ts";
import type { CheckResult, CorpusCheck } from "../../kit/check.ts";
import { passed, unfitFixture, unsupported } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";

/** What an empty, foreign or half-written store gives; tried before anything random. */
const PLAIN_GARBAGE: readonly unknown[] = [null, undefined, "", "{}", 0, false, [], {}, { id: null }];

const HINT =
  "Stored state may be old, foreign or damaged: deserialize looks at every field and never throws.";

/**
 * Anything that `serialize` did not write, and what it wrote with one field damaged, is no session and no exception.
 */
const check: CorpusCheck = {
  invariant: "INV-CLI-SESSION-001",
  name: "codec-garbage",
  scope: "corpus",
  random: true,
  async run(fixtures, context) {
    const codec = context.target.adapter?.sessionCodec;
    if (codec === undefined) return unsupported("the adapter has no session codec in this process");
    for (const input of PLAIN_GARBAGE) {
      const wrong = accepted(codec, input);
      if (wrong !== undefined) return broken(PLAIN_GARBAGE.length, input, wrong);
    }
    const state = await firstState(codec, fixtures, context.target);
    const found = await search(garbage(state), (input) => accepted(codec, input), {
      seed: context.seed,
      runs: context.runs * 5,
      path: context.path,
    });
    if (!found.found) return passed(PLAIN_GARBAGE.length + found.tried);
    return broken(found.tried, found.counterexample, String(found.failure), found.path);
  },
};
export default check;

async function firstState(codec: SessionCodec, fixtures: readonly Fixture[], target: Target) {
  for (const fixture of fixtures) {
    if (unfitFixture(fixture, target) !== undefined) continue;
    const state = codec.serialize((await recordedReplay(fixture, target)).outcome);
    if (state !== null) return state;
  }
  return null;
}

function garbage(state: SessionState | null): fc.Arbitrary<unknown> {
  const anything = fc.oneof(fc.jsonValue(), fc.anything(), fc.string());
  if (state === null) return anything;
  const damaged = [fc.constant({}), fc.constant([]), fc.constant(null), fc.constant(42), fc.constant("")].map(
    (value) => value.map((wrong) => damage(state, wrong)),
  );
  return fc.oneof(
    anything,
    ...damaged,
    fc.constant({}),
    fc.constant([state]),
    fc.constant(JSON.stringify(state)),
  );
}

/** The same fields with another value in all that hold text: no id is left. */
function damage(state: SessionState, wrong: unknown): unknown {
  return Object.fromEntries(
    Object.entries(state).map(([key, value]) => [key, typeof value === "string" ? wrong : value]),
  );
}

function accepted(codec: SessionCodec, input: unknown): string | undefined {
  try {
    const reference = codec.deserialize(input);
    return reference === null ? undefined : `deserialize returned ${show(reference)}`;
  } catch (thrown) {
    return `deserialize threw ${thrown instanceof Error ? thrown.message : "something"}`;
  }
}

function broken(tried: number, input: unknown, actual: string, path?: string): CheckResult {
  return {
    verdict: "failed",
    inputs: tried,
    finding: {
      message: "stored garbage is taken for a session",
      expected: "null",
      actual,
      input: fc.stringify(input),
      hint: HINT,
      ...(path === undefined ? {} : { path }),
    },
  };
}
