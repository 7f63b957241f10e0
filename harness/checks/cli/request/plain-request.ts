import { helpEntries } from "../../../sandbox/help-entries.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { flagOf } from "../../kit/requests/invocation-tokens.ts";
import { liftedByDefault, liftedPermission } from "../../kit/requests/lifted-permissions.ts";
import { requestCheck, type Start } from "../../kit/requests/starts.ts";
import { askedWishes } from "../../kit/requests/wishes.ts";

/**
 * A request with nothing but a prompt starts what the manifest's `plainStart` names and nothing else, and no request but
 * one that skips permissions lets tools run without a question.
 */
export default requestCheck("INV-CLI-REQUEST-003", "plain-request", async (bench) => {
  const { corpus, fixtures, adapter, starts, invoke } = bench;
  const known = corpus.length > 0 ? corpus : fixtures;
  const modest = askedWishes(0).filter(({ wish }) => wish !== "skipPermissions");
  for (const start of starts) {
    const help = helpEntries(known, start.version);
    const plain = invoke(start, {});
    assertPlain(start, plain, adapter.manifest.plainStart);
    const open = liftedByDefault(help).filter(
      (flag) => !isOff(plain.args, flag) && start.part === "invocation",
    );
    assertHolds(open.length === 0, {
      message: "tools run without a question, because the CLI's default was not turned off",
      expected: `${open[0]} false`,
      actual: plain.args.join(" "),
      input: `a plain request in ${start.what}`,
      hint: "A caller who wants that asks for skipPermissions.",
    });
    for (const [what, request] of [["a plain request", {}], ...modest.map(asWish)] as [string, object][]) {
      const lifted = liftedPermission(invoke(start, request), help);
      assertHolds(lifted === undefined, {
        message: `${what} lets tools run without a question`,
        expected: "nothing that lifts a permission",
        actual: String(lifted),
        input: `${what} in ${start.what}`,
        hint: "Only skipPermissions may do that.",
      });
    }
  }
});

function asWish({ wish, request }: ReturnType<typeof askedWishes>[number]): [string, object] {
  return [`a request for ${wish}`, request];
}

/** Every flag, word and variable of a plain start is one that the manifest names. */
function assertPlain(
  start: Start,
  { args, env }: { args: readonly string[]; env?: Record<string, string> },
  plainStart: readonly string[] | undefined,
): void {
  if (plainStart === undefined) return;
  const flags = args.flatMap((word) => flagOf(word) ?? []);
  const unasked = [...flags, ...Object.keys(env ?? {})].find((name) => !plainStart.includes(name));
  assertHolds(unasked === undefined, {
    message: `a plain request starts ${unasked}, which nobody asked for`,
    expected: `flags and variables of the manifest's plainStart: ${plainStart.join(", ")}`,
    actual: [...args, ...Object.keys(env ?? {})].join(" "),
    input: `a plain request in ${start.what}`,
    hint: "What every start needs belongs into plainStart; all else is asked for first.",
  });
}

function isOff(args: readonly string[], flag: string): boolean {
  return args.some(
    (word, index) => (word === flag && args[index + 1] === "false") || word === `${flag}=false`,
  );
}
