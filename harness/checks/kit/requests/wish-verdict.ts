import { holdsWitness, tokensBeyond } from "./invocation-tokens.ts";
import type { AskedWish } from "./wishes.ts";

/** What a wish changes in what is started. */
export interface WishEffect {
  /** Pieces that are there because of it, and pieces that are not there any more. */
  added: string[];
  lost: string[];
}

/** What the pieces of a start with a wish have that those without it have not, and the other way round. */
export function effectOf(tokens: readonly string[], plain: readonly string[]): WishEffect {
  return { added: tokensBeyond(tokens, plain), lost: tokensBeyond(plain, tokens) };
}

/**
 * Wishes whose text must reach the CLI unchanged, as one argument; other texts, such as a system prompt, may have
 * words around them.
 */
const BARE = new Set(["model", "effort", "session", "maxTurns", "maxBudgetUsd", "mcpConfig"]);

/**
 * Compares what a wish changed about the start of the CLI with what it should change.
 *
 *
 * @param effect arguments, variables, files and input that are there with the wish and not without it.
 * @returns one line: what is missing, changed or there without being asked for; undefined when all is as asked.
 */
export function wishProblem({ wish, witnesses }: AskedWish, effect: WishEffect): string | undefined {
  const { added, lost } = effect;
  if (added.length === 0) return `${wish} changes nothing`;
  for (const { name } of witnesses) {
    const holders = added.filter((token) => holdsWitness(token, name));
    if (holders.length === 0) return `${name} is not there as it was asked for`;
    const places = holders.map((token) => token.split(" ")[0]);
    if (new Set(places).size < places.length) return `${name} is there twice`;
    const loose = holders.find((token) => isLoose(token, name));
    if (loose !== undefined) return `${name} is an argument without a flag of its own: ${loose}`;
    const changed = BARE.has(wish) ? holders.find((token) => !isBare(token, name)) : undefined;
    if (changed !== undefined) return `${name} is part of another text: ${changed}`;
  }
  const more = added.filter((token) => !witnesses.some(({ name }) => holdsWitness(token, name)));
  const fields = added.filter((token) => !more.includes(token)).flatMap((token) => bodyField(token) ?? []);
  const unasked =
    witnesses.length === 0
      ? more.slice(switchLength(more))
      : more.filter((token) => isUnasked(token, wish) && !fields.includes(bodyField(token) ?? ""));
  if (unasked.length > 0) return `${wish} brings something else along: ${unasked.join(", ")}`;
  const gone = lost.filter((token) => !isReplaced(token, added));
  return gone.length === 0 ? undefined : `${wish} takes something away: ${gone.join(", ")}`;
}

/** A word of its own, which the CLI takes for the prompt or a command. An `@` before it attaches a file. */
function isLoose(token: string, name: string): boolean {
  return token.startsWith(`argument ⟨${name}⟩`);
}

/** The value alone behind its flag, or that of a setting as in `key="value"`. */
function isBare(token: string, name: string): boolean {
  const value = token.replace(/^(?:argument (?:\S+ )?|variable [^=]+=|stdin\S* )/, "");
  return value.replace(/^[\w.-]+=/, "").replaceAll(/^["'@]|["']$/g, "") === `⟨${name}⟩`;
}

/** How many pieces a switch may be: a flag or a word, with its value where it has one. */
function switchLength([first, second]: readonly string[]): number {
  const hasValue =
    first?.startsWith("argument -") && second?.startsWith("argument ") && !/^argument -/.test(second);
  return hasValue ? 2 : 1;
}

/** A subcommand and the dash for stdin come along with a session. */
function isUnasked(token: string, wish: string): boolean {
  return wish !== "session" || !/^argument (?:-|[a-z][a-z-]*)$/.test(token);
}

/** The field of a JSON body that a piece is in: what else stands in the field of a wish belongs to it. */
function bodyField(token: string): string | undefined {
  return /^stdin\.[^.[ ]+/.exec(token)?.[0];
}

/** The prompt may get a frame, and a switch may turn `false` into `true`. */
function isReplaced(token: string, added: readonly string[]): boolean {
  if (token.includes("⟨prompt⟩")) return added.some((other) => other.includes("⟨prompt⟩"));
  return /^(?:argument (?:\S+ )?|stdin\S* )false$/.test(token);
}
