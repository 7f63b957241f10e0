import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { allowed, allowedInError } from "../../../facts/expected-values.ts";
import { isRecord } from "../../../lib/json.ts";
import { changeError, changeOutcome } from "../../kit/change-outcome.ts";
import { type CorpusFixture, someFixture } from "../../kit/corpus-fixtures.ts";
import { saboteursOf } from "../../saboteur.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const TIME_OF_DAY = /\bresets (?:at )?\d{1,2}(?::\d\d)?(?:am|pm) \(UTC\)/;

function withoutTimeOfDay(adapter: Adapter): string | null {
  const isShown = someFixture(adapter, ({ stdout }) => TIME_OF_DAY.test(stdout));
  return isShown ? null : "no run names a time of day";
}

/** An adapter that moves a reset by some milliseconds, where it was given the time of the run and `isMoved` says so. */
function movedReset(
  adapter: Adapter,
  isMoved: (reset: number, now: number) => boolean,
  byMs: number,
): Adapter {
  return changeError(adapter, ({ resetsAt }, { options: { now } }) => {
    if (resetsAt == null || now === undefined) return {};
    const reset = Date.parse(resetsAt);
    return isMoved(reset, Date.parse(now)) ? { resetsAt: new Date(reset + byMs).toISOString() } : {};
  });
}

export default saboteursOf("INV-CLI-ERR-004", [
  {
    name: "invented-reset",
    fault: "Makes up a reset time where the output shows none (agent-of-empires/agent-of-empires#3152).",
    sabotage: (adapter) =>
      changeError(adapter, ({ category, resetsAt }) =>
        (category === "rate_limit" || category === "quota") && resetsAt == null
          ? { resetsAt: "2030-01-01T01:00:00.000Z" }
          : {},
      ),
  },
  {
    name: "hours-unread",
    fault: "Reads waiting times in seconds and minutes alone. (no public report found)",
    sabotage: (adapter) =>
      changeError(adapter, ({ retryAfterMs }) =>
        (retryAfterMs ?? 0) >= HOUR_MS ? { retryAfterMs: null } : {},
      ),
  },
  {
    name: "offset-of-zone-ignored",
    fault: "Reads a stamp with an offset, such as +02:00, as one in UTC. (no public report found)",
    sabotage: (adapter) =>
      changeError(adapter, ({ resetsAt }, seen) =>
        resetsAt != null && /T[\d:.]+\+02:?00/.test(seen.text("out") + seen.text("err"))
          ? { resetsAt: new Date(Date.parse(resetsAt) + 2 * HOUR_MS).toISOString() }
          : {},
      ),
  },
  {
    name: "reset-always-tomorrow",
    fault: "Takes every time of day for that of tomorrow (can1357/oh-my-pi#11014).",
    skip: withoutTimeOfDay,
    sabotage: (adapter) => movedReset(adapter, (reset, now) => reset - now < DAY_MS / 2, DAY_MS),
  },
  {
    name: "reset-always-today",
    fault: "Takes every time of day for that of today, past or not (can1357/oh-my-pi#11014).",
    skip: withoutTimeOfDay,
    sabotage: (adapter) =>
      movedReset(
        adapter,
        (reset, now) => new Date(reset).getUTCDate() !== new Date(now).getUTCDate(),
        -DAY_MS,
      ),
  },
  {
    name: "time-of-the-run-ignored",
    fault:
      'Never reports "resets 8pm (UTC)" as a time, whatever the time of the run is (can1357/oh-my-pi#11014).',
    skip: withoutTimeOfDay,
    sabotage: (adapter) => ({
      ...adapter,
      parser: (options) => adapter.parser({ ...options, now: undefined }),
    }),
  },
  {
    name: "invented-retry-after",
    fault: "Reports a wait of one minute that is not in the output (agent-of-empires/agent-of-empires#3152).",
    sabotage: (adapter) =>
      changeError(adapter, ({ category, retryAfterMs }) =>
        category === "rate_limit" && retryAfterMs == null
          ? { retryAfterMs: 60_000, suggestedDelayMs: 60_000 }
          : {},
      ),
  },
  {
    name: "reset-epoch-as-milliseconds",
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
  },
  {
    name: "reset-time-lost",
    fault: "Does not find the reset time in the text of a limit (TheMorpheus407/RepoLens#210).",
    skip: withoutResetTime,
    sabotage: (adapter) => changeError(adapter, () => ({ resetsAt: null })),
  },
  {
    name: "reset-zone-ignored",
    fault: "Reads a reset time as local time of another zone (can1357/oh-my-pi#11014).",
    skip: withoutResetTime,
    sabotage: (adapter) =>
      changeError(adapter, ({ resetsAt }) =>
        resetsAt == null ? {} : { resetsAt: new Date(Date.parse(resetsAt) + 8 * 3_600_000).toISOString() },
      ),
  },
  {
    name: "retry-after-unit-lost",
    fault: "Reads seconds as milliseconds (can1357/oh-my-pi#11014 on mixed hints).",
    sabotage: (adapter) =>
      changeError(adapter, ({ retryAfterMs }) =>
        retryAfterMs == null
          ? {}
          : { retryAfterMs: retryAfterMs / 1000, suggestedDelayMs: retryAfterMs / 1000 },
      ),
  },
]);

/** A reason to leave an adapter out whose CLI, as far as is known, never says when a limit resets. */
function withoutResetTime(adapter: Adapter): string | null {
  return someFixture(adapter, tellsReset) ? null : "no fixture is known to tell when a limit resets";
}

function tellsReset({ expected }: CorpusFixture): boolean {
  const windows = allowed(expected.quota).flat().filter(isRecord);
  const times = [
    ...allowedInError(expected, "resetsAt"),
    ...windows.flatMap(({ resetsAt }) => allowed(resetsAt)),
  ];
  return times.some((time) => typeof time === "string");
}
