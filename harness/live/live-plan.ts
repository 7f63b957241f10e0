import type { Manifest, Outcome, RunRequest } from "../../contracts/cli/v1/adapter.ts";

/** The verdict on a run on the user's own account: unproven where the CLI or the model did not do what it was asked. */
export interface LiveVerdict {
  verdict: "passed" | "failed" | "unproven";
  /** Why it is not passed, in one line. */
  message?: string;
}

/** What came before a run of the plan, for those that go on with it. */
interface EarlierRun {
  /** The session of the answer; null where the adapter reported none. */
  sessionId: string | null;
}

/** One run that `certify --live` makes. */
export interface LiveRun {
  name: string;
  /** What it costs, for the user who is asked before. */
  cost: "a short answer" | "no answer" | "a part of an answer";
  /** Null: it cannot be made, since the session of an earlier run is not known. */
  request(earlier: EarlierRun): RunRequest | null;
  /** Ended by its caller as soon as the CLI has printed something. */
  isCancelled?: boolean;
  /** @param printed what the CLI wrote to stdout and stderr. */
  judge(outcome: Outcome, printed: string): LiveVerdict;
}

const PASSED: LiveVerdict = { verdict: "passed" };
const failed = (message: string): LiveVerdict => ({ verdict: "failed", message });
const unproven = (message: string): LiveVerdict => ({ verdict: "unproven", message });

/** Characters of an answer in a message. */
const MAX_SHOWN = 80;
/** No vendor has a model of this name. */
const NO_MODEL = "cliproof-no-such-model";

/**
 * The runs that an adapter can be asked for on a real account. Each is short, asks for no tool, and lifts no permission.
 *
 * @param words two words that no model says joined unless it is asked to. No prompt holds them joined, so that a CLI which
 *   repeats its prompt has not printed the answer.
 */
export function livePlan(
  { capabilities = {}, requests = [] }: Manifest,
  words: readonly [string, string],
): LiveRun[] {
  const witness = words.join("");
  const ask = `Join ${words.join(" and ")} into one word without a space. Reply with it and nothing else. Use no tool.`;
  const answer: LiveRun = {
    name: "answer",
    cost: "a short answer",
    request: () => ({ prompt: ask }),
    judge: (outcome, printed) => judgeAnswer(outcome, printed, witness, capabilities),
  };
  const resumed: LiveRun = {
    name: "resumed-session",
    cost: "a short answer",
    request: ({ sessionId }) =>
      sessionId === null
        ? null
        : {
            prompt: "Which word did I ask you to reply with? Reply with it and nothing else. Use no tool.",
            session: { id: sessionId },
          },
    judge: (outcome, printed) => judgeAnswer(outcome, printed, witness, capabilities),
  };
  const refused: LiveRun = {
    name: "unknown-model",
    cost: "no answer",
    request: () => ({ prompt: ask, model: NO_MODEL }),
    judge: (outcome) => judgeRefusal(outcome, witness),
  };
  const cancelled: LiveRun = {
    name: "cancelled",
    cost: "a part of an answer",
    isCancelled: true,
    request: () => ({ prompt: "Write the numbers from 1 to 500, each on a line of its own. Use no tool." }),
    judge: judgeCancelled,
  };
  const canResume = capabilities.sessions === true && requests.includes("session");
  return [
    answer,
    ...(canResume ? [resumed] : []),
    ...(requests.includes("model") ? [refused] : []),
    cancelled,
  ];
}

function judgeAnswer(
  { status, content, error, usage, session }: Outcome,
  printed: string,
  witness: string,
  capabilities: NonNullable<Manifest["capabilities"]>,
): LiveVerdict {
  if (status === "error") {
    return printed.includes(witness)
      ? failed(`the CLI printed the answer, and the adapter reports ${error?.kind}: ${error?.message}`)
      : unproven(`the CLI did not answer: ${error?.kind}: ${error?.message}`);
  }
  if (!printed.includes(witness))
    return content?.includes(witness)
      ? failed(`the answer holds ${witness}, which the CLI never printed`)
      : unproven(`the model did not reply with ${witness}`);
  if (!content?.includes(witness))
    return failed(`the CLI printed ${witness}, and the answer does not hold it`);
  if (capabilities.usage === true && !(usage && usage.outputTokens > 0))
    return failed("usage is claimed, and none is reported for an answer");
  if (capabilities.sessions === true && !session?.id)
    return failed("sessions are claimed, and the answer has no session id");
  return PASSED;
}

function judgeRefusal({ status, content, error, model }: Outcome, witness: string): LiveVerdict {
  if (status === "error") return error?.message ? PASSED : failed("the error has no message");
  if (model === NO_MODEL) return failed(`${NO_MODEL} is reported as the model that answered`);
  return content?.includes(witness)
    ? unproven(`the CLI answered with another model than ${NO_MODEL}`)
    : failed(`an answer is reported that is not the word asked for: ${content?.slice(0, MAX_SHOWN)}`);
}

function judgeCancelled({ status, error, exit }: Outcome, printed: string): LiveVerdict {
  if (status === "ok") return unproven("the CLI ended before it could be cancelled");
  const { kind, message = "" } = error ?? {};
  if (exit.aborted && kind === "cancelled") return PASSED;
  const isOfTheCli = [message, JSON.stringify(message).slice(1, -1)].some((text) => printed.includes(text));
  return exit.aborted && !isOfTheCli
    ? failed(`a run that its caller cancelled is reported as ${kind}: ${message}`)
    : unproven(`the CLI failed before it could be cancelled: ${message}`);
}
