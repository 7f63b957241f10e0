import type { Invocation } from "../../../../contracts/cli/v1/adapter.ts";
import { flagOf } from "./invocation-tokens.ts";

/** Names of flags and variables that make a CLI run tools without asking. */
const NAME =
  /danger|bypass|yolo|skip[-_]?perm|auto[-_]?approv|always[-_]?approve|allow[-_]?all|full[-_]?auto|no[-_]?confirm|no[-_]?sandbox|unrestricted|^--force$|permission$/i;
/** Words of a help that say the same of a flag. */
const HELP =
  /danger|bypass|skip (?:all |any )?(?:permission|confirmation|approval)|auto-?approv|automatically (?:accept|approve)|without (?:confirmation|approval|asking|prompting)|accept all|yolo|enable all permissions/i;
/** Flags that choose how much is asked, and the choices that ask for little. */
const CHOICE = /approv|permission|sandbox|mode$/i;
const LAX = /yolo|bypass|danger|dont-?ask|accept|auto|never|disabled|full|^off$|^none$|^all$/i;
const SETTING = /^(?:approval_policy|sandbox_mode|sandbox)\b.*(?:never|danger|full)/i;
const OFF = /^(?:false|off|no|0|never|none|deny|)$/i;

/**
 * The argument or variable of an invocation that lets a CLI run tools without asking, or undefined.
 *
 * @param help what the CLI's recorded help says of each flag.
 */
export function liftedPermission(
  { args, env }: Pick<Invocation, "args" | "env">,
  help: ReadonlyMap<string, string>,
): string | undefined {
  const end = args.indexOf("--");
  const words = end === -1 ? args : args.slice(0, end);
  const flag = words.find((word, index) => isLifting(word, words[index + 1], help));
  if (flag !== undefined) return flag;
  const variable = Object.entries(env ?? {}).find(([name, value]) => NAME.test(name) && !OFF.test(value));
  return variable?.join("=");
}

function isLifting(word: string, next: string | undefined, help: ReadonlyMap<string, string>): boolean {
  const flag = flagOf(word);
  if (flag === undefined) return false;
  const tied = word.length > flag.length ? word.slice(flag.length + 1) : undefined;
  const value = tied ?? (next !== undefined && flagOf(next) === undefined ? next : undefined);
  if (value !== undefined && SETTING.test(value)) return true;
  if (value !== undefined && CHOICE.test(flag) && LAX.test(value)) return true;
  if (value !== undefined && OFF.test(value)) return false;
  if (NAME.test(flag)) return true;
  const isSwitch = value === undefined || /^(?:true|on|yes|1)$/i.test(value);
  return isSwitch && HELP.test(help.get(flag) ?? "");
}

/** Flags by which tools run without a question unless they are turned off, by the CLI's recorded help. */
export function liftedByDefault(help: ReadonlyMap<string, string>): string[] {
  return [...help].flatMap(([flag, text]) =>
    HELP.test(text) && /default:?\s+true/i.test(text) ? [flag] : [],
  );
}

/** The argument that approves every tool, by a flag of its own or as a choice; less than that is no concern here. */
export function approvesEveryTool({ args }: Pick<Invocation, "args">): string | undefined {
  return args.find((word) =>
    /^-.*(?:danger|bypass|yolo|allow-all|always-approve)|^--force$|^(?:yolo|bypass|danger)/i.test(word),
  );
}
