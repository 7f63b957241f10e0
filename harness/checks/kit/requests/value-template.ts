import type { Invocation } from "../../../../contracts/cli/v1/adapter.ts";

/** What an invocation starts around one value: the words before and behind it stay as they are. */
export interface ValueTemplate {
  args: readonly string[];
  /** Stdin, the environment and the files. */
  rest: readonly string[];
}

/** Places at which a value is as it is, and at which it is as JSON writes it. */
const [RAW, JSON_TEXT] = ["\u0001raw\u0001", "\u0001json\u0001"];

/**
 * The template of an invocation.
 *
 * @param value a text that holds a quote, so that what JSON makes of it differs from what it is.
 */
export function valueTemplate(invocation: Invocation, value: string): ValueTemplate {
  const hollow = (text: string) => text.replaceAll(inJson(value), JSON_TEXT).replaceAll(value, RAW);
  return { args: invocation.args.map(hollow), rest: restOf(invocation).map(hollow) };
}

/** Whether the value is anywhere in it. */
export function holdsValue({ args, rest }: ValueTemplate): boolean {
  return [...args, ...rest].some(hasHole);
}

/** Whether an invocation is the template with a value in it, and no word of it can be taken for another argument. */
export function fits(template: ValueTemplate, invocation: Invocation, value: string): boolean {
  const fill = (text: string) => text.replaceAll(JSON_TEXT, inJson(value)).replaceAll(RAW, value);
  const rest = JSON.stringify(restOf(invocation));
  if (rest !== JSON.stringify(template.rest.map(fill))) return false;
  const actual = JSON.stringify(invocation.args);
  return renderings(template.args, fill).some((args) => JSON.stringify(args) === actual);
}

/** Every way to write the arguments that leaves the value what it is. */
function renderings(template: readonly string[], fill: (text: string) => string): string[][] {
  let all: string[][] = [[]];
  for (let index = 0; index < template.length; index++) {
    const word = template[index] ?? "";
    const next = template[index + 1] ?? "";
    const isFlag = word.startsWith("-") && word !== "--" && word !== "-";
    const isEnded = template.slice(0, index).includes("--");
    if (isFlag && !hasHole(word) && hasHole(next) && !next.startsWith("-")) {
      all = all.flatMap((args) => withFlag(word, fill(next)).map((form) => [...args, ...form]));
      index++;
    } else {
      const [, flag, tied] = /^(--?[\w-]+)=(.*)$/s.exec(word) ?? [];
      const forms = !hasHole(word)
        ? [[word]]
        : flag !== undefined && tied !== undefined
          ? withFlag(flag, fill(tied))
          : alone(fill(word), isEnded);
      all = all.flatMap((args) => forms.map((form) => [...args, ...form]));
    }
  }
  return all;
}

/** Tied to its flag any value is safe; as a word of its own none that looks like a flag. */
function withFlag(flag: string, value: string): string[][] {
  const tied = [`${flag}=${value}`];
  return value.startsWith("-") ? [tied] : [tied, [flag, value]];
}

/** Behind `--` any value is safe. A blank at its end keeps a word from being taken for a command. */
function alone(value: string, isEnded: boolean): string[][] {
  const forms = [[value], [`${value} `]];
  const guarded = forms.map((form) => ["--", ...form]);
  if (isEnded) return forms;
  return value.startsWith("-") ? guarded : [...forms, ...guarded];
}

function hasHole(word: string): boolean {
  return word.includes(RAW) || word.includes(JSON_TEXT);
}

function inJson(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

function restOf({ stdin, env, files = [] }: Invocation): string[] {
  const variables = Object.entries(env ?? {}).flat();
  return [stdin ?? "", ...variables, ...files.flatMap((file) => [file.path, file.text])];
}
