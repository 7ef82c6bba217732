const LATIN = /\d/g;

/** Writes the digits of a text as the language does, such as ৪:০৫ for 4:05. Identifiers keep their digits (c127). */
export type Digits = (text: string) => string;

/** `null` for a language with Latin digits. */
export function digitsOf(locale: string): Digits | null {
  // Creating a formatter takes several ms on a phone.
  if (locale.startsWith('en')) return null;
  const own = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(1234567890)];
  if (own[0] === '1') return null;
  return (text) => text.replace(LATIN, (digit) => own['1234567890'.indexOf(digit)] ?? digit);
}
