import { isCommonName } from "../../corpus/scrub/common-names.ts";
import type { ConfigValue } from "./config-values.ts";
import { flagKind, type NameKind, nameKind } from "./secret-names.ts";

/** Whether there is a file or folder of this path on this machine: what is none is no path, whatever it begins with. */
export type IsFile = (path: string) => boolean;

/** Shorter values are found in every text. */
const SHORTEST = 4;
/** Says nothing of anybody, whatever its name: a switch, a variable to be filled in, an address on this machine. */
const HARMLESS =
  /^(?:true|false|null|none|auto|default|undefined|yes|no|on|off|\$\{?[\w.:-]+\}?|<[^>]*>|https?:\/\/(?:127\.0\.0\.1|localhost)\b.*)$/i;
/** Neither is a secret where the name alone does not say so. */
const WORD_OR_NUMBER = /^(?:[a-z]{1,15}|\d{1,9})$/i;

/** Values of the environment that are secret by the names of their variables. */
export function secretsInEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  isFile: IsFile,
): string[] {
  return Object.entries(env).flatMap(([name, value = ""]) => kept(nameKind(name), value, isFile));
}

/** Secret values of a config file. What is below a secret name is secret as well: `{"tokens": {"access": ...}}`. */
export function secretsInConfig(values: readonly ConfigValue[], isFile: IsFile): string[] {
  return values.flatMap(({ names, value }) => {
    const [own, ...above] = names.map(nameKind).reverse();
    const kind = own !== "secret" && above.includes("secret") ? "maybe" : (own ?? "plain");
    return kept(kind, value, isFile);
  });
}

/** Secret values in the arguments of a CLI: `--api-key X`, `--token=X`, `--header "X-Api-Key: X"`. */
export function secretsInArguments(args: readonly string[], isFile: IsFile): string[] {
  return args.flatMap((arg, at) => {
    const [, flag, value] = /^-{1,2}([A-Za-z][\w.-]*)(?:=([\s\S]*))?$/.exec(arg) ?? [];
    if (flag !== undefined) return kept(flagKind(flag), value ?? args[at + 1] ?? "", isFile);
    const [, header, text] = /^([\w-]{1,64}):\s*(\S[\s\S]*)$/.exec(arg) ?? [];
    if (header === undefined || text === undefined) return [];
    const kind = /^(?:proxy-)?authorization$/i.test(header) ? "secret" : nameKind(header);
    return kept(kind, text.split(/\s+/).at(-1)!, isFile);
  });
}

function kept(kind: NameKind, value: string, isFile: IsFile): string[] {
  const text = value.trim();
  if (kind === "plain" || text.length < SHORTEST || HARMLESS.test(text) || isPath(text, isFile)) return [];
  if (kind === "owner") return isCommonName(text) ? [] : [text];
  if (kind === "maybe" && WORD_OR_NUMBER.test(text)) return [];
  return isCommonName(text) ? [] : [text];
}

function isPath(text: string, isFile: IsFile): boolean {
  return /^(?:[~./\\]|[A-Za-z]:\\)/.test(text) && isFile(text);
}
