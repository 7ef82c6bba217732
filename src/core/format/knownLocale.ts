/**
 * The locale for the formats of `Intl`: that of the portal, or English of India where the browser has no data of the
 * language. Chromium writes "M11" for November in Punjabi.
 */
export function knownLocale(locale: string): string {
  if (locale.startsWith('en')) return locale;
  const november = new Intl.DateTimeFormat(locale, { month: 'short' }).format(
    Date.UTC(2026, 10, 15),
  );
  return /^M\d/.test(november) ? 'en-IN' : locale;
}
