import { assertHolds } from "../../kit/check-failure.ts";
import { notApplicable } from "../../kit/fixture-check.ts";
import { tokensBeyond } from "../../kit/requests/invocation-tokens.ts";
import { type RequestBench, requestCheck, type Start } from "../../kit/requests/starts.ts";
import { type AskedWish, askedWishes, together, type WishName } from "../../kit/requests/wishes.ts";

const ASKED = askedWishes(0);
const WITNESSES = ASKED.flatMap(({ witnesses }) => witnesses);

/** Wishes that are asked for at once all arrive: any two of them, and all of them. */
export default requestCheck("INV-CLI-REQUEST-001", "wishes-together", async (bench) => {
  const claimed = bench.adapter.manifest.requests ?? [];
  if (claimed.length < 2) return notApplicable(`${bench.adapter.manifest.id} claims no two wishes`);
  const wishes = ASKED.filter(({ wish }) => claimed.includes(wish));
  for (const start of bench.starts) {
    const plain = bench.tokens(start, {}, WITNESSES);
    const alone = new Map(wishes.map((asked) => [asked.wish, pieces(bench, start, asked.request, plain)]));
    const tried = [
      wishes,
      ...wishes.flatMap((one, index) => wishes.slice(index + 1).map((other) => [one, other])),
    ];
    for (const asked of tried) tryTogether(bench, start, asked, plain, alone);
  }
});

function tryTogether(
  bench: RequestBench,
  start: Start,
  wishes: readonly AskedWish[],
  plain: readonly string[],
  alone: ReadonlyMap<WishName, string[]>,
): void {
  const request = together(wishes);
  const { unfulfilled = [] } = bench.invoke(start, request);
  const left = wishes.filter(({ wish }) => !unfulfilled.includes(wish));
  const all = pieces(bench, start, request, plain);
  const wanted = [...new Set(left.flatMap(({ wish }) => alone.get(wish) ?? []))];
  const isElsewhere = (token: string) => isFrame(token) || isSubcommand(token) || isForked(token, request);
  const missing = tokensBeyond(wanted, all).filter((token) => !isElsewhere(token));
  const names = left.flatMap(({ witnesses }) => witnesses.map(({ name }) => name));
  const lost = names.filter((name) => !all.some((token) => token.includes(`⟨${name}⟩`)));
  assertHolds(missing.length + lost.length === 0, {
    message: `of ${wishes.map(({ wish }) => wish).join(" and ")}, asked for at once, one does not arrive`,
    expected: "what each of them starts alone",
    actual: `without ${[...missing, ...lost].join(", ")}`,
    input: start.what,
    hint: "Wishes do not exclude each other; where the CLI's flags do, name the one that is left out in `unfulfilled`.",
  });
}

function pieces(
  bench: RequestBench,
  start: Start,
  request: AskedWish["request"],
  plain: readonly string[],
): string[] {
  return tokensBeyond(bench.tokens(start, request, WITNESSES), plain);
}

/** A frame around the prompt holds several wishes in one piece. */
function isFrame(token: string): boolean {
  return token.includes("⟨prompt⟩");
}

/** A fork may have a subcommand or a flag in the place of that of its session. */
function isSubcommand(token: string): boolean {
  return /^argument [a-z][a-z-]*$/.test(token);
}

function isForked(token: string, { session }: AskedWish["request"]): boolean {
  return session?.fork === true && token.includes("⟨session⟩");
}
