import { assertHolds } from "../../kit/check-failure.ts";
import { type RequestBench, requestCheck, type Start } from "../../kit/requests/starts.ts";
import { effectOf } from "../../kit/requests/wish-verdict.ts";
import { type AskedWish, askedWishes } from "../../kit/requests/wishes.ts";

/**
 * Every wish changes what is started, or is named in `unfulfilled`: one of the two. One that the manifest does not claim
 * changes nothing, since the run will be reported to be without it.
 */
export default requestCheck("INV-CLI-REQUEST-002", "unfulfilled-wishes", async (bench) => {
  for (const start of bench.starts) {
    // An old version may not know the format that every request has.
    const unasked = (bench.invoke(start, {}).unfulfilled ?? []).filter((name) => name !== "outputFormat");
    assertHolds(unasked.length === 0, {
      message: "a request without a wish has unfulfilled ones",
      expected: "no `unfulfilled`",
      actual: unasked.join(", "),
      input: start.what,
      hint: "Name only what was asked for.",
    });
    for (const asked of askedWishes(0)) tryWish(bench, start, asked);
  }
});

function tryWish(bench: RequestBench, start: Start, { wish, request, base, witnesses }: AskedWish): void {
  const isClaimed = bench.adapter.manifest.requests?.includes(wish) === true;
  const effect = effectOf(bench.tokens(start, request, witnesses), bench.tokens(start, base, witnesses));
  const changes = [...effect.added, ...effect.lost];
  const isNamed = bench.invoke(start, request).unfulfilled?.includes(wish) === true;
  const input = `${start.what}: ${JSON.stringify(request)}`;
  assertHolds(isClaimed || changes.length === 0, {
    message: `${wish} is passed on, and the manifest does not claim it: it will be reported as unfulfilled`,
    expected: `${wish} among the manifest's \`requests\``,
    actual: changes.join(", "),
    input,
    hint: "Claim each wish that some version is asked for.",
  });
  assertHolds(!isNamed || changes.length === 0, {
    message: `${wish} is reported as unfulfilled, and something is started for it`,
    expected: "one or the other",
    actual: changes.join(", "),
    input,
    hint: "Only what the CLI is not asked for belongs into `unfulfilled`.",
  });
  assertHolds(!isClaimed || isNamed || changes.length > 0, {
    message: `${wish} is dropped in silence`,
    expected: `${wish} in what is started, or in \`unfulfilled\``,
    actual: "the same as without it",
    input,
    hint: "What this version or format cannot do is named in the invocation's `unfulfilled`.",
  });
}
