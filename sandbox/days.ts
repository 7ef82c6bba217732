export const DAY = 86_400_000;
const INDIA = 5.5 * 3_600_000;

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The date in India as payment logs and payout cycles show it: 09 Nov 2026. */
export function dayTitle(time: number): string {
  const parts = new Map(dayFormat.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${parts.get('day')} ${parts.get('month')?.slice(0, 3)} ${parts.get('year')}`;
}

/** Midnight in India at the start of the day. */
export function dayStart(time: number): number {
  return Math.floor((time + INDIA) / DAY) * DAY - INDIA;
}

/** Midnight in India at the start of the Monday of that week. */
export function weekStart(time: number): number {
  const days = Math.floor((time + INDIA) / DAY);
  // 1 January 1970 was a Thursday.
  return (days - ((days + 3) % 7)) * DAY - INDIA;
}

/** The date in India as order numbers show it: 20261109. */
export function dateDigits(time: number): string {
  return new Date(time + INDIA).toISOString().slice(0, 10).replaceAll('-', '');
}
