import { recordedRun } from "../../../driver/recorded-replay.ts";
import { notReported, reports } from "../../../facts/claims.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed, unsupported } from "../../kit/fixture-check.ts";

/** Times of the run: whichever time of day is named, it is still to come after one of them and past after another. */
const NOWS = ["2026-03-10T00:00:30.000Z", "2026-03-10T12:00:30.000Z", "2026-12-31T23:59:30.000Z"];
const DAY_MS = 86_400_000;

/** "resets 1:36am (UTC)": the time of a reset as a time of day, in a zone. */
const TIME_OF_DAY = /\bresets (?:at )?(\d{1,2})(?::(\d\d))?(am|pm) \(UTC\)/;

/** Runs whose output names the time of a reset as a time of day, with and without the time of the run. */
export default fixtureCheck("INV-CLI-ERR-004", "reset-time-of-day", async (fixture, { target }) => {
  if (!reports(target.manifest, "rateLimits")) return unsupported(notReported(target.manifest, "rateLimits"));
  const run = recordedRun(fixture);
  const text = TIME_OF_DAY.exec(`${fixture.stdout.toString("utf8")}\n${fixture.stderr.toString("utf8")}`);
  if (text === null) return notApplicable("the output names no time of day");
  const before = await target.replay(run);
  if (before.outcome.status === "ok" || before.outcome.error?.resetsAt != null)
    return notApplicable("the run went well, or its output shows the reset as a whole time too");
  for (const now of NOWS) {
    const { outcome } = await target.replay({ ...run, now });
    const actual = outcome.error?.resetsAt ?? null;
    const expected = nextTime(text, new Date(now));
    if (actual === expected) continue;
    return failed(1 + NOWS.length, {
      message: `the time of the reset is not the next "${text[0]}" after ParserOptions.now, ${now}`,
      hint: "Read the time of day in its zone, and take the first such time after `now`.",
      run,
      difference: { path: "outcome.error.resetsAt", expected, actual: String(actual) },
      outcome,
    });
  }
  return passed(1 + NOWS.length);
});

/** The first such time of day after the time of the run, ISO 8601. */
function nextTime([, hour, minute = "0", half]: RegExpExecArray, now: Date): string {
  const time = new Date(now);
  time.setUTCHours((Number(hour) % 12) + (half === "pm" ? 12 : 0), Number(minute), 0, 0);
  return new Date(time.getTime() + (time <= now ? DAY_MS : 0)).toISOString();
}
