import type { Invocation } from "../../../../contracts/cli/v1/adapter.ts";
import { helpEntries } from "../../../sandbox/help-entries.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { flagOf } from "../../kit/requests/invocation-tokens.ts";
import { liftedByDefault, liftedPermission } from "../../kit/requests/lifted-permissions.ts";
import { requestCheck, type Start } from "../../kit/requests/starts.ts";
import { askedWishes, FILES_FOLDER, PROMPT } from "../../kit/requests/wishes.ts";

/**
 * A request with nothing but a prompt starts what the manifest's `plainStart` names and nothing else, and no request but
 * one that skips permissions lets tools run without a question.
 */
export default requestCheck("INV-CLI-REQUEST-003", "plain-request", async (bench) => {
  const { known, adapter, starts, invoke } = bench;
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

/** Every word and variable of a plain start is one that the manifest names, but for the prompt and the run's files. */
function assertPlain(
  start: Start,
  { args, env = {} }: Pick<Invocation, "args" | "env">,
  plainStart: readonly string[] | undefined,
): void {
  if (plainStart === undefined) return;
  const words = args.filter(
    (word) => word !== "--" && !word.includes(PROMPT) && !word.includes(FILES_FOLDER),
  );
  const parts = words.flatMap((word) => tiedValue(word) ?? [word]);
  const unasked = [...parts, ...Object.keys(env)].find((part) => !plainStart.includes(part));
  assertHolds(unasked === undefined, {
    message: `a plain request starts ${JSON.stringify(unasked)}, which the manifest's plainStart does not name`,
    expected: `words and variables of plainStart: ${plainStart.join(" ")}`,
    actual: [...args, ...Object.keys(env)].join(" "),
    input: `a plain request in ${start.what}`,
    hint: "What every start needs belongs into plainStart; all else is asked for first.",
  });
}

/** A flag and the value that is tied to it. */
function tiedValue(word: string): [flag: string, value: string] | undefined {
  const flag = flagOf(word);
  return flag === undefined || flag === word ? undefined : [flag, word.slice(flag.length + 1)];
}

function isOff(args: readonly string[], flag: string): boolean {
  return args.some(
    (word, index) => (word === flag && args[index + 1] === "false") || word === `${flag}=false`,
  );
}
