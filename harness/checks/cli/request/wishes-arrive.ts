import semver from "semver";
import { assertHolds } from "../../kit/check-failure.ts";
import { notApplicable } from "../../kit/fixture-check.ts";
import { settingsOf } from "../../kit/requests/settings.ts";
import { type RequestBench, requestCheck, type Start } from "../../kit/requests/starts.ts";
import { effectOf, wishProblem } from "../../kit/requests/wish-verdict.ts";
import { type AskedWish, askedWishes, type WishName } from "../../kit/requests/wishes.ts";

/** Each wish that the manifest claims is in what is started, whole, and brings nothing else along. */
export default requestCheck("INV-CLI-REQUEST-001", "wishes-arrive", async (bench) => {
  const claimed = bench.adapter.manifest.requests ?? [];
  if (claimed.length === 0) return notApplicable(`${bench.adapter.manifest.id} claims no wishes`);
  const newest = newestStarts(bench.starts);
  const byDefault = arriving(bench, claimed, bench.configured(), bench.starts, newest);
  const left = claimed.filter((wish) => !byDefault.has(wish));
  // Some wishes need a setting, such as the one of two streams that has them.
  const settings = left.length === 0 ? [] : (settingsOf(bench.adapter) ?? []);
  const bySetting = settings.map(({ name, value }) =>
    arriving(bench, left, bench.configured({ [name]: value }), newest, newest),
  );
  const never = left.filter((wish) => !bySetting.some((arrived) => arrived.has(wish)));
  assertHolds(never.length === 0, {
    message: `the newest version is not asked for ${never.join(", ")}, in no format, though the manifest claims it`,
    expected: `${never.join(", ")} in what is started of ${newest[0]?.version ?? "a CLI of unknown version"}`,
    actual: "always unfulfilled",
    hint: "Pass the wish on, or take it out of the manifest's `requests`.",
  });
});

/** The starts of the newest version that is known; those of an unknown one where none is. */
function newestStarts(starts: readonly Start[]): Start[] {
  const known = starts.flatMap(({ version }) => semver.valid(version) ?? []);
  const [newest = null] = semver.rsort(known);
  return starts.filter(({ version }) => (version === null ? null : semver.valid(version)) === newest);
}

/** The wishes that some counted start with a configuration does what they ask for; all starts are tried. */
function arriving(
  bench: RequestBench,
  wishes: readonly WishName[],
  config: unknown,
  starts: readonly Start[],
  counted: readonly Start[],
): Set<WishName> {
  const tried = starts.flatMap((start) =>
    ([0, 1] as const).map((turn) => ({ start, all: askedWishes(turn) })),
  );
  const arrived = tried.flatMap(({ start, all }) =>
    all
      .filter((asked) => wishes.includes(asked.wish) && isFulfilled(bench, start, asked, all, config))
      .filter(() => counted.includes(start)),
  );
  return new Set(arrived.map(({ wish }) => wish));
}

/** Whether a start does what is asked for; false: nothing is started for it. */
function isFulfilled(
  bench: RequestBench,
  start: Start,
  asked: AskedWish,
  all: readonly AskedWish[],
  config: unknown,
): boolean {
  const { wish, request, base, witnesses } = asked;
  const ofSession = all.find((other) => other.wish === "session");
  const isFork = wish === "fork";
  const known = isFork ? (ofSession?.witnesses ?? []) : witnesses;
  const plain = bench.tokens(start, base, known, config);
  const effect = effectOf(bench.tokens(start, request, known, config), plain);
  // Dropped, with a word on it or without: that is judged by INV-CLI-REQUEST-002.
  if (effect.added.length + effect.lost.length === 0) return false;
  const problem = isFork ? forkProblem(asked, effect) : wishProblem(asked, effect);
  assertHolds(problem === undefined, {
    message: `a request for ${wish} is not what is started`,
    expected: `${wish}, whole and unchanged, and nothing else`,
    actual: problem ?? "",
    input: `${start.what}: ${JSON.stringify(request)}`,
    hint: "Pass every wish on as it is; what this version or format cannot do is named in `unfulfilled`.",
  });
  return true;
}

/** A fork may name its session by a flag or a word of its own. */
function forkProblem(asked: AskedWish, { added, lost }: ReturnType<typeof effectOf>): string | undefined {
  const other = added.filter((token) => token.includes("⟨session⟩"));
  const gone = lost.filter((token) => token.includes("⟨session⟩"));
  if (other.length === 0 && gone.length === 0) return wishProblem(asked, swapped({ added, lost }));
  const isMoved = other.length === 1 && gone.length === 1 && added.length === 1 && lost.length === 1;
  return isMoved ? undefined : `fork changes more than how the session is named: ${added.join(", ")}`;
}

/** A subcommand in the place of another is one change. */
function swapped(effect: ReturnType<typeof effectOf>): ReturnType<typeof effectOf> {
  const isWord = (token: string) => /^argument [a-z][a-z-]*$/.test(token);
  const isSwap =
    effect.added.length === 1 && effect.lost.length === 1 && [...effect.added, ...effect.lost].every(isWord);
  return isSwap ? { ...effect, lost: [] } : effect;
}
