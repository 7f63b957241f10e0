import type { Manifest, RunRequest } from "../../../../contracts/cli/v1/adapter.ts";

/** Name of a wish, as the manifest's `requests` have it. */
export type WishName = NonNullable<Manifest["requests"]>[number];

/** A text, number or document of a request that must be found again in what is started. */
export interface Witness {
  /** Where it is in the request: `model`, `allowTools.1`. */
  name: string;
  value: string | number | object;
}

/** A wish with values that nothing else holds. */
export interface AskedWish {
  wish: WishName;
  request: Partial<RunRequest>;
  /** The same request without the wish: for a fork it still holds the session, for any other nothing. */
  base: Partial<RunRequest>;
  /** None: the wish is a switch. */
  witnesses: Witness[];
}

export const PROMPT = "Witness-Prompt: what is in this folder?";

/** Where the files of these invocations would be. */
export const FILES_FOLDER = "/witness-files";

/** Every version of every CLI takes some of these; none of them is a default. */
const EFFORTS = ["minimal", "xhigh"] as const;

const SESSION_IDS = ["0b9f7c4e-51d2-4a86-9c3e-7f1d20ab64e5", "c4a1d9e0-3b72-4f58-8e6d-915f0c7b2a38"] as const;

/**
 * Every wish that a request may hold, each alone, a fork with the session that it is of.
 *
 * @param turn 0 or 1: other values, so that one that is always there is noticed.
 */
export function askedWishes(turn: 0 | 1): AskedWish[] {
  const mark = ["Kestrel", "Osprey"][turn]!;
  const outputSchema = { type: "object", properties: { [mark]: { type: "string", minLength: turn + 3 } } };
  const tools = [`Bash(git log:${mark}*)`, `mcp__${mark}__Read`];
  const images = [`/pictures/${mark} one.png`, `/pictures/${mark}-2.PNG`];
  const texts = {
    systemPrompt: `Answer as ${mark}. Keep   the "quotes" & the \\ of\nthis second line.\n\n- And this list.`,
    model: `Acme/${mark}-Large.4b@2026`,
    effort: EFFORTS[turn]!,
    mcpConfig: `/settings/${mark} servers.json`,
  };
  const numbers = { maxTurns: [7919, 4523][turn]!, maxBudgetUsd: [61.8125, 87.4375][turn]! };
  const session = { id: SESSION_IDS[turn]! };
  return [
    ...Object.entries({ ...texts, ...numbers, outputSchema }).map(([name, value]) =>
      alone(name as keyof typeof texts, { [name]: value }, [{ name, value }]),
    ),
    alone("session", { session }, [{ name: "session", value: session.id }]),
    { wish: "fork", request: { session: { ...session, fork: true } }, base: { session }, witnesses: [] },
    alone("allowTools", { allowTools: tools }, each("allowTools", tools)),
    alone("images", { images }, each("images", images)),
    alone("partialMessages", { partialMessages: true }, []),
    alone("skipPermissions", { skipPermissions: true }, []),
  ];
}

function alone(wish: WishName, request: Partial<RunRequest>, witnesses: Witness[]): AskedWish {
  return { wish, request, base: {}, witnesses };
}

/** The request that holds several wishes; a fork holds its session. */
export function together(wishes: readonly AskedWish[]): Partial<RunRequest> {
  const request: Partial<RunRequest> = Object.assign({}, ...wishes.map((asked) => asked.request));
  const fork = wishes.find(({ wish }) => wish === "fork");
  return fork === undefined ? request : { ...request, ...fork.request };
}

function each(wish: string, values: readonly string[]): Witness[] {
  return values.map((value, index) => ({ name: `${wish}.${index}`, value }));
}
