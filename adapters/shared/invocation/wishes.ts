import type { Invocation, Manifest, Outcome, RunRequest } from "../../../contracts/cli/v1/adapter.ts";

/** What a request may ask for besides its prompt: a field of it, or `fork` for that of its session. */
export type Wish = NonNullable<Manifest["requests"]>[number];

/** The wishes that an adapter claims, each with the flag that passes it; null: it is passed in another way. */
export type WishFlags = Partial<Record<Wish, string | null>>;

/** Names of the wishes that a request holds. A switch that is off and an empty list ask for nothing. */
export function wishesOf(request: RunRequest): Wish[] {
  const { session, allowTools = [], images = [] } = request;
  const held: Record<Wish, boolean> = {
    systemPrompt: request.systemPrompt !== undefined,
    model: request.model !== undefined,
    effort: request.effort !== undefined,
    partialMessages: request.partialMessages === true,
    session: session !== undefined,
    fork: session?.fork === true,
    maxTurns: request.maxTurns !== undefined,
    maxBudgetUsd: request.maxBudgetUsd !== undefined,
    allowTools: allowTools.length > 0,
    skipPermissions: request.skipPermissions === true,
    images: images.length > 0,
    outputSchema: request.outputSchema !== undefined,
    mcpConfig: request.mcpConfig !== undefined,
  };
  return (Object.keys(held) as Wish[]).filter((wish) => held[wish]);
}

/** Names of the wishes that a table of flags is for: what the manifest claims. */
export function claimedWishes(flags: WishFlags): Wish[] {
  return Object.keys(flags) as Wish[];
}

/**
 * Names of a request's wishes that an invocation does not pass on: their flag is not among its arguments, because this
 * version does not know it or another wish excludes it (INV-CLI-REQUEST-002).
 *
 * @param otherwise wishes that this invocation passes without a flag: on stdin, in the environment, as a word.
 */
export function unfulfilledWishes(
  request: RunRequest,
  flags: WishFlags,
  args: readonly string[],
  otherwise: readonly Wish[] = [],
): Wish[] {
  const isPassed = (wish: Wish): boolean => {
    const flag = flags[wish];
    if (otherwise.includes(wish)) return true;
    return typeof flag === "string" && args.some((word) => word === flag || word.startsWith(`${flag}=`));
  };
  return wishesOf(request).filter((wish) => !isPassed(wish));
}

/** The invocation's word on what it does not pass on, left out where that is nothing. */
export function reported(unfulfilled: readonly string[]): { unfulfilled?: string[] } {
  return unfulfilled.length === 0 ? {} : { unfulfilled: [...unfulfilled] };
}

/**
 * An outcome whose diagnostics name the wishes that the CLI was not asked for: those that the invocation names, and those
 * that the manifest does not claim. The same outcome where there are none.
 */
export function withUnfulfilled(
  outcome: Outcome,
  { requests = [] }: Manifest,
  request: RunRequest,
  { unfulfilled = [] }: Invocation,
): Outcome {
  const unclaimed = wishesOf(request).filter((wish) => !requests.includes(wish));
  const names = [...new Set<string>([...unclaimed, ...unfulfilled])];
  return names.length === 0
    ? outcome
    : { ...outcome, diagnostics: { ...outcome.diagnostics, unfulfilled: names } };
}
