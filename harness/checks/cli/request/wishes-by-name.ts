import { requestedSession } from "../../../corpus/requested-session.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { helpEntries } from "../../../sandbox/help-entries.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { notApplicable } from "../../kit/fixture-check.ts";
import { liftedPermission } from "../../kit/requests/lifted-permissions.ts";
import { type RequestBench, requestCheck, type Start } from "../../kit/requests/starts.ts";
import { effectOf } from "../../kit/requests/wish-verdict.ts";
import { type AskedWish, askedWishes, type WishName } from "../../kit/requests/wishes.ts";

/** What a flag for a wish is called, or what the CLI's help says of it. */
const WORDS: Record<WishName, RegExp> = {
  systemPrompt: /system|instruct/i,
  model: /model/i,
  effort: /effort|think|reason|variant/i,
  partialMessages: /partial|delta|stream/i,
  session: /session|resume|thread|\bid\b/i,
  fork: /fork|copy|branch/i,
  maxTurns: /turn|round|step|iteration/i,
  maxBudgetUsd: /budget|dollar|cost|usd/i,
  allowTools: /allow|tool|approv/i,
  skipPermissions: /./,
  images: /image|attach|file|picture/i,
  outputSchema: /schema|format/i,
  mcpConfig: /mcp/i,
};
/** Flags that do the contrary of what a wish wants. */
const CONTRARY: Partial<Record<WishName, RegExp>> = {
  allowTools: /disallow|deny|exclude|block|disable/i,
  model: /fallback|small/i,
};

/** A wish is passed by the flag for it: by the flag's name or help, and by recorded runs that asked for the same. */
export default requestCheck("INV-CLI-REQUEST-001", "wishes-by-name", async (bench) => {
  const { adapter, known, starts } = bench;
  const claimed = adapter.manifest.requests ?? [];
  if (claimed.length === 0) return notApplicable(`${adapter.manifest.id} claims no wishes`);
  const recorded = new Map<WishName, Set<string>>([
    ["session", sessionWords(known, false)],
    ["fork", sessionWords(known, true)],
    ["model", modelFlags(known)],
  ]);
  for (const start of starts) {
    const help = helpEntries(known, start.version);
    const helps = help.size > 0 ? help : helpEntries(known, null);
    for (const asked of askedWishes(0).filter(({ wish }) => claimed.includes(wish)))
      tryWish(bench, start, asked, helps, recorded.get(asked.wish));
  }
});

function tryWish(
  bench: RequestBench,
  start: Start,
  { wish, request, witnesses }: AskedWish,
  help: ReadonlyMap<string, string>,
  recorded: ReadonlySet<string> | undefined,
): void {
  const invocation = bench.invoke(start, request);
  if (invocation.unfulfilled?.includes(wish)) return;
  const input = `${start.what}: ${JSON.stringify(request)}`;
  if (wish === "skipPermissions") {
    assertHolds(liftedPermission(invocation, help) !== undefined, {
      message: "skipPermissions is asked for by nothing that lifts a permission",
      expected: "the CLI's flag for it",
      actual: invocation.args.join(" "),
      input,
      hint: "See the CLI's help for the flag that approves every tool.",
    });
    return;
  }
  const ofSession = wish === "fork" ? askedWishes(0).flatMap((asked) => asked.witnesses) : witnesses;
  const { added } = effectOf(bench.tokens(start, request, ofSession), bench.tokens(start, {}, ofSession));
  const ofWish = (token: string) => /^argument --/.test(token) || token.endsWith(" ⟨session⟩");
  for (const token of added.filter(ofWish)) {
    const [, flag = ""] = token.split(" ");
    const text = `${token.replaceAll(/⟨.*?⟩/g, "")}\n${help.get(flag) ?? ""}`;
    const isItsFlag =
      wish === "fork" || !flag.startsWith("-") || (WORDS[wish].test(text) && !CONTRARY[wish]?.test(flag));
    assertHolds(isItsFlag, {
      message: `${flag} is no flag for ${wish}, by its name and by the CLI's help`,
      expected: `a flag for ${wish}`,
      actual: text.trim(),
      input,
      hint: "See the CLI's help.",
    });
    const isElse = wish === "fork" && !token.includes("⟨session⟩");
    const isSeen =
      isElse ||
      !recorded?.size ||
      recorded.has(flag) ||
      [...recorded].some((one) => sameEntry(help, flag, one));
    assertHolds(isSeen, {
      message: `recorded runs asked for ${wish} by another flag than ${flag}`,
      expected: [...(recorded ?? [])].join(" or "),
      actual: flag,
      input,
      hint: "See the argv of recorded runs that asked for the same.",
    });
  }
}

/** Two names of one flag, such as `-m` and `--model`. */
function sameEntry(help: ReadonlyMap<string, string>, one: string, other: string): boolean {
  return help.has(one) && help.get(one) === help.get(other);
}

/** The words before the session's id in the argv of recorded runs that went on with it, or that forked it. */
function sessionWords(fixtures: readonly Fixture[], isFork: boolean): Set<string> {
  return new Set(
    recordedOf(fixtures).flatMap(({ manifest }) => {
      const session = requestedSession(manifest);
      const argv = manifest.invocation?.argv ?? [];
      const id = session?.id;
      if (id == null || (session?.fork === true) !== isFork) return [];
      return argv.flatMap((word, index) => wordBefore(argv, index, word, id));
    }),
  );
}

function modelFlags(fixtures: readonly Fixture[]): Set<string> {
  const words = recordedOf(fixtures).flatMap(({ manifest }) => manifest.invocation?.argv ?? []);
  return new Set(words.flatMap((word) => /^(--model|-m)(?==|$)/.exec(word)?.[1] ?? []));
}

function wordBefore(argv: readonly string[], index: number, word: string, value: string): string[] {
  if (word === value) return [argv[index - 1] ?? ""].filter((one) => /^[\w-]+$/.test(one));
  return word.endsWith(`=${value}`) ? [word.slice(0, -value.length - 1)] : [];
}

function recordedOf(fixtures: readonly Fixture[]): Fixture[] {
  return fixtures.filter(({ manifest }) => manifest.provenance.kind === "recorded");
}
