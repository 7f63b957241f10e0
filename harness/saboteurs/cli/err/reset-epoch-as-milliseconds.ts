import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutResetTime } from "../../kit/without-reset-time.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "reset-epoch-as-milliseconds",
  invariant: "INV-CLI-ERR-004",
  fault:
    "Reads a reset time in epoch seconds as milliseconds, which is January 1970 (can1357/oh-my-pi#11014).",
  skip: withoutResetTime,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => {
      const early = (time: string) => new Date(Date.parse(time) / 1000).toISOString();
      const error =
        outcome.error?.resetsAt == null
          ? outcome.error
          : { ...outcome.error, resetsAt: early(outcome.error.resetsAt) };
      const quota = outcome.quota?.map((window) =>
        window.resetsAt == null ? window : { ...window, resetsAt: early(window.resetsAt) },
      );
      return {
        ...outcome,
        ...(error === undefined ? {} : { error }),
        ...(quota === undefined ? {} : { quota }),
      };
    }),
} satisfies Saboteur;
