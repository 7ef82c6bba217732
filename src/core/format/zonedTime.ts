/** The moment of a day (`2026-11-20`) and a clock time (`18:00`) in a time zone, in epoch ms. */
export function momentOf(day: string, clock: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${clock}Z`);
  // The offset can change between the two moments.
  const near = asUtc - offsetAt(asUtc, timeZone);
  return asUtc - offsetAt(near, timeZone);
}

/** `days` after an ISO day. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The ISO day of a moment in a time zone. */
export function dayOf(at: number, timeZone: string): string {
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 10);
}

/** Milliseconds that a time zone is ahead of UTC. */
function offsetAt(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
    numberingSystem: 'latn',
    timeZone,
  });
  const parts = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}
