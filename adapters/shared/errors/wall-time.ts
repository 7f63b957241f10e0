/** What a clock on the wall shows. `month` counts from 1; a day past the month's end belongs to the next month. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/**
 * What the clocks of a zone show.
 *
 * @param instant milliseconds since the epoch.
 * @param zone IANA name such as `Europe/Berlin`, or `UTC`.
 * @returns null for a zone that no one knows.
 */
export function wallTimeAt(instant: number, zone: string): WallTime | null {
  try {
    const format = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
    });
    const parts = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    );
    const { year, month, day, hour, minute } = parts as Record<keyof WallTime, number>;
    return { year, month, day, hour, minute };
  } catch {
    return null;
  }
}

/** The inverse: milliseconds since the epoch when the clocks of a zone show a time, or null for an unknown zone. */
export function instantOf(time: WallTime, zone: string): number | null {
  const asUtc = utc(time);
  let instant = asUtc;
  // The offset at the guess may differ from the offset at the answer, where a clock change lies between them.
  for (let round = 0; round < 2; round++) {
    const shown = wallTimeAt(instant, zone);
    if (shown === null) return null;
    instant += asUtc - utc(shown);
  }
  return instant;
}

function utc({ year, month, day, hour, minute }: WallTime): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}
