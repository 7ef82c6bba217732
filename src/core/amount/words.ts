/** What people write for a currency besides what `Intl` knows. */
const EVERYDAY: Partial<Record<string, readonly string[]>> = { INR: ['rs', 're', 'रु', 'रू'] };

/** The patterns of a currency before and after an amount. */
export interface Words {
  before: RegExp;
  after: RegExp;
}

/** The names of a currency in a locale. */
export function wordsOf(locale: string, currency: string): Words {
  const names = (['symbol', 'narrowSymbol', 'code', 'name'] as const).flatMap((currencyDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
    return [1, 2].flatMap((value) => format.formatToParts(value));
  });
  const known = names.flatMap(({ type, value }) => (type === 'currency' ? [plainWord(value)] : []));
  const words = [...new Set([...known, ...(EVERYDAY[currency] ?? [])])]
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  const word = `(?:${words.join('|')})\\.?`;
  return { before: new RegExp(`^(-?) ?${word} ?(?=[-\\d])`), after: new RegExp(` ?${word}$`) };
}

function plainWord(word: string): string {
  return word
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .trim()
    .toLowerCase();
}

/** An amount without its currency, and without the `/-` that is written after amounts in India. */
export function withoutWords(amount: string, words: Words | null): string {
  if (!words) return amount;
  return amount
    .replace(/ ?\/[-=]$/, '')
    .replace(words.before, '$1')
    .replace(words.after, '');
}
