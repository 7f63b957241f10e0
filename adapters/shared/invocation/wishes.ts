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
function unfulfilledWishes(
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

/** What an adapter has decided about a start. */
export interface StartParts extends Pick<Invocation, "command" | "args" | "stdin"> {
  /** Variables of the adapter's own; those of the request win. */
  env?: Readonly<Record<string, string>>;
  /** Wishes that are passed without a flag. */
  otherwise?: readonly Wish[];
}

/** The invocation of a request: with its environment, and with the names of the wishes that are not passed on. */
export function startOf(request: RunRequest, flags: WishFlags, parts: StartParts): Invocation {
  const { command, args, stdin, env = {}, otherwise } = parts;
  const unfulfilled = unfulfilledWishes(request, flags, args, otherwise);
  const invocation = { command, args, stdin, env: { ...env, ...request.env } };
  return unfulfilled.length === 0 ? invocation : { ...invocation, unfulfilled };
}

/**
 * A setting of the configuration that says how much is approved; undefined where it approves every tool and the request
 * says that nothing may (`skipPermissions: false`).
 */
export function approvalSetting<Setting>(
  { skipPermissions }: RunRequest,
  setting: Setting | undefined,
  approvesAll: Setting,
): Setting | undefined {
  return skipPermissions === false && setting === approvesAll ? undefined : setting;
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
