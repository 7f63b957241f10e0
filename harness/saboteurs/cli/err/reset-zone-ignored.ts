import { changeError } from "../../kit/change-error.ts";
import { withoutResetTime } from "../../kit/without-reset-time.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "reset-zone-ignored",
  invariant: "INV-CLI-ERR-004",
  fault: "Reads a reset time as local time of another zone (can1357/oh-my-pi#11014).",
  skip: withoutResetTime,
  sabotage: (adapter) =>
    changeError(adapter, ({ resetsAt }) =>
      resetsAt == null ? {} : { resetsAt: new Date(Date.parse(resetsAt) + 8 * 3_600_000).toISOString() },
    ),
} satisfies Saboteur;
