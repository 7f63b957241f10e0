import { recordedRun } from "../../../driver/recorded-replay.ts";
import { notReported, reports } from "../../../facts/claims.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed, unsupported } from "../../kit/fixture-check.ts";

const NOW = new Date("2026-03-10T12:00:00.000Z");
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
  const { outcome } = await target.replay({ ...run, now: NOW.toISOString() });
  const actual = outcome.error?.resetsAt ?? null;
  const expected = nextTime(text);
  if (actual === expected) return passed(2);
  return failed(2, {
    message: `the time of the reset is not the next "${text[0]}" after ParserOptions.now`,
    hint: "Read the time of day in its zone, and take the first such time after `now`.",
    run,
    difference: { path: "outcome.error.resetsAt", expected, actual: String(actual) },
    outcome,
  });
});

/** The first time of the day after NOW, ISO 8601. */
function nextTime([, hour, minute = "0", half]: RegExpExecArray): string {
  const time = new Date(NOW);
  time.setUTCHours((Number(hour) % 12) + (half === "pm" ? 12 : 0), Number(minute), 0, 0);
  return new Date(time.getTime() + (time <= NOW ? DAY_MS : 0)).toISOString();
}
