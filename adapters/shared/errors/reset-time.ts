import { instantOf, type WallTime, wallTimeAt } from "./wall-time.ts";

/** Words that make a time the time of a reset: the stamp of a log line is none. */
const INTRODUCED = String.raw`\b(?:resets?(?:[\s_]?at)?|will reset|try again|retry[\s-]?after|retry|available(?: again)?|until)\b\\?["']?\s*[:=]?\s*(?:at|on|after)?\s*\\?["']?`;

const EPOCH = new RegExp(String.raw`(?:${INTRODUCED}|\blimit[ a-z]{0,20}\|)(\d{13}|\d{10})(?!\d)`, "i");
const ISO = new RegExp(
  String.raw`${INTRODUCED}(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?\s?(Z|UTC|GMT|[+-]\d\d:?\d\d)`,
  "i",
);
const HTTP_DATE = new RegExp(String.raw`${INTRODUCED}(\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT)`, "i");
/** "1:36am (UTC)", "Dec 3, 9am (Europe/Berlin)", "Mar 17th, 2030 at 17:46 (UTC)". */
const WALL = new RegExp(
  String.raw`${INTRODUCED}(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,?(?: (\d{4}),?)?(?: at)? )?(\d{1,2})(?::(\d\d))?\s?(am|pm)?\s?\(([\w/+-]{1,40})\)`,
  "i",
);
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const DAY_MS = 86_400_000;

/**
 * The time at which a text says that a limit resets, as ISO 8601 in UTC, or null.
 *
 * Absolute are epoch seconds or milliseconds ("limit reached|1795829786"), ISO 8601 and HTTP dates. A time of day in a
 * named zone ("resets 1:36am (UTC)", "resets Dec 3, 9am (Europe/Berlin)") is absolute only together with the time of
 * the run: it is the next such time after `now`, and null without it. A time without a zone is never read as UTC: it
 * gives null (can1357/oh-my-pi#11014), and nothing is ever invented (agent-of-empires/agent-of-empires#3152).
 */
export function resetTimeIn(text: string, now?: Date): string | null {
  return epochTime(text) ?? isoTime(text) ?? httpDate(text) ?? wallTime(text, now);
}

function epochTime(text: string): string | null {
  const digits = EPOCH.exec(text)?.[1];
  if (digits === undefined) return null;
  return iso(Number(digits) * (digits.length === 10 ? 1000 : 1));
}

function isoTime(text: string): string | null {
  const found = ISO.exec(text);
  if (found === null) return null;
  const [, date, time, zone] = found;
  const offset = /^[+-]/.test(zone!) ? zone!.replace(/^(...)(\d\d)$/, "$1:$2") : "Z";
  return iso(Date.parse(`${date}T${time!.length === 5 ? `${time}:00` : time}${offset}`));
}

function httpDate(text: string): string | null {
  const date = HTTP_DATE.exec(text)?.[1];
  return date === undefined ? null : iso(Date.parse(date));
}

function wallTime(text: string, now: Date | undefined): string | null {
  const found = WALL.exec(text);
  if (found === null) return null;
  const [, monthName, dayText, yearText, hourText, minuteText, half, zone] = found;
  if (half === undefined && minuteText === undefined) return null;
  const hour = (Number(hourText) % (half === undefined ? 24 : 12)) + (half?.toLowerCase() === "pm" ? 12 : 0);
  const time = { hour, minute: Number(minuteText ?? 0) };
  const month = monthName === undefined ? null : MONTHS.indexOf(monthName.toLowerCase()) + 1;
  if (month !== null && yearText !== undefined) {
    return iso(instantOf({ ...time, month, day: Number(dayText), year: Number(yearText) }, zone!));
  }
  const today = now === undefined ? null : wallTimeAt(now.getTime(), zone!);
  if (now === undefined || today === null) return null;
  const first: WallTime =
    month === null ? { ...today, ...time } : { ...time, month, day: Number(dayText), year: today.year };
  const second: WallTime =
    month === null ? { ...first, day: first.day + 1 } : { ...first, year: first.year + 1 };
  const instant = instantOf(first, zone!);
  // A date just gone by is this year's; a time of day gone by is tomorrow's.
  const isPast = instant !== null && instant < now.getTime() - (month === null ? 0 : DAY_MS);
  return iso(isPast ? instantOf(second, zone!) : instant);
}

function iso(instant: number | null): string | null {
  if (instant === null || Number.isNaN(new Date(instant).getTime())) return null;
  return new Date(instant).toISOString();
}
