export const DAY = 86_400_000;
const INDIA = 5.5 * 3_600_000;

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** A day as payment logs and payout cycles name it: 09 Nov 2026. */
export function dayTitle(time: number): string {
  const parts = new Map(dayFormat.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${parts.get('day')} ${parts.get('month')?.slice(0, 3)} ${parts.get('year')}`;
}

/** The last Indian midnight before a time. */
export function dayStart(time: number): number {
  return Math.floor((time + INDIA) / DAY) * DAY - INDIA;
}

/** The Monday, at Indian midnight, of the week that holds a time. */
export function weekStart(time: number): number {
  const days = Math.floor((time + INDIA) / DAY);
  // 1 January 1970 was a Thursday.
  return (days - ((days + 3) % 7)) * DAY - INDIA;
}
