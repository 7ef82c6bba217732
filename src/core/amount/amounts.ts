import { toText } from '../format/wireValues';
import type { Translate } from '../messages/messages';
import { asciiDigits } from './asciiDigits';
import type messages from './messages.en.json';
import { placesOf } from './units';

/** No number has more characters. */
const LONGEST = 100;

/** A number, or why a text is none. `units` is an amount in the smallest unit of its currency. */
type Reading =
  | { problem: null; value: number; units: number }
  | { problem: 'empty' | 'notANumber' }
  | { problem: 'tooManyPlaces'; places: number }
  | { problem: 'ambiguous'; readings: readonly [number, number] };

/** Reads the numbers that people type, paste or bring in files (c58). */
export interface NumberReader {
  /**
   * Reads a text in the portal's locale. What the portal shows is read as what it means; a text that can mean two
   * amounts is refused.
   *
   * @example
   * ```ts
   * money.read('₹ 1,25,000.50'); // { problem: null, value: 125000.5, units: 12500050 }
   * money.read('12,50'); // { problem: 'ambiguous', readings: [12.5, 1250] }
   * ```
   */
  read(typed: string): Reading;
  /** The number; `null` if there is none. */
  value(typed: string): number | null;
  /** The text of a number in a field: without thousands separators, and read as the same number. */
  write(value: number | null): string;
  /**
   * Why a text cannot be used; `''` if it is empty or a number. `invalid` is the text for what is no number, or less
   * than `least`.
   */
  errorOf(typed: string, invalid: string, least?: number): string;
  /** The number of smallest units in 1; 1 if any decimals are allowed. */
  unit: number;
}

export interface Amounts {
  /** Amounts in the currency of the region. */
  money: NumberReader;
  /** Whole numbers. */
  count: NumberReader;
  number: NumberReader;
  /** Numbers without thousands, such as percentages and degrees: both a point and a comma begin their decimals. */
  decimal: NumberReader;
}

type AmountText = Translate<keyof typeof messages>;

/** The readers of a locale and a currency. @internal */
export function createAmounts(
  { locale, currency }: { locale: string; currency: string },
  text: AmountText,
): Amounts {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  const any = { text, format, places: Infinity, separators: separatorsOf(locale), words: null };
  const money = { style: 'currency', currency } as const;
  return {
    money: createReader({
      text,
      format: new Intl.NumberFormat(locale, money),
      places: placesOf(currency),
      separators: separatorsOf(locale, money),
      words: wordsOf(locale, currency),
    }),
    count: createReader({ ...any, places: 0 }),
    number: createReader(any),
    decimal: createReader({ ...any, isSmall: true }),
  };
}

interface ReaderOptions {
  text: AmountText;
  format: Intl.NumberFormat;
  places: number;
  separators: Separators;
  words: Words | null;
  isSmall?: boolean;
}

function createReader(options: ReaderOptions): NumberReader {
  const { text, format, places, separators, words, isSmall } = options;
  const { decimal } = separators;
  const unit = places === Infinity ? 1 : 10 ** places;
  const meaningsOf = isSmall ? smallMeanings : createMeanings(separators, places);

  const read = (typed: string): Reading => {
    const trimmed = typed.trim();
    if (trimmed === '') return { problem: 'empty' };
    const number = trimmed.length > LONGEST ? '' : withoutWords(plain(trimmed), words);
    const meanings = meaningsOf(number);
    const [first, second] = meanings;
    if (first === undefined) return { problem: 'notANumber' };
    if (placesIn(first, 'short') > places) return { problem: 'tooManyPlaces', places };
    if (second !== undefined)
      return { problem: 'ambiguous', readings: [Number(first), Number(second)] };
    // Adding 0 makes 0 of -0.
    const value = Number(first) + 0;
    if (places === Infinity) return { problem: null, value, units: value };
    const units = Math.round(value * unit) + 0;
    return Number.isSafeInteger(units)
      ? { problem: null, value, units }
      : { problem: 'notANumber' };
  };

  return {
    read,
    unit,
    value(typed) {
      const reading = read(typed);
      return reading.problem === null ? reading.value : null;
    },
    write: (value) => toText(value).replace('.', decimal),
    errorOf(typed, invalid, least = -Infinity) {
      const reading = read(typed);
      if (reading.problem === null) return reading.value < least ? invalid : '';
      if (reading.problem === 'notANumber') return invalid;
      if (reading.problem === 'tooManyPlaces') return text('tooManyPlaces', { places });
      if (reading.problem !== 'ambiguous') return '';
      const [one, other] = reading.readings;
      const shown = { one: format.format(one), other: format.format(other) };
      return text('ambiguous', { typed: typed.trim(), ...shown });
    },
  };
}

interface Separators {
  decimal: '.' | ',';
  group: string;
}

/** The separators of a locale among the digits 0 to 9. */
function separatorsOf(locale: string, style: Intl.NumberFormatOptions = {}): Separators {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const format = new Intl.NumberFormat(locale, { ...style, ...digits, numberingSystem: 'latn' });
  const parts = format.formatToParts(1_234_567.5);
  const valueOf = (part: string) => parts.find(({ type }) => type === part)?.value ?? '';
  return { decimal: valueOf('decimal') === ',' ? ',' : '.', group: valueOf('group') };
}

type Meanings = (number: string) => string[];

/** What a text can mean, as decimal numbers; the most likely one first. */
function createMeanings({ decimal, group }: Separators, places: number): Meanings {
  const other = decimal === '.' ? ',' : '.';
  const separators = grammar(decimal, group === other ? group : '');
  const [points, commas] = [grammar('.', ','), grammar(',', '.')];
  const [swapped, usual] = decimal === '.' ? [commas, points] : [points, commas];
  return (number) => {
    const meant = parse(number, separators);
    const elsewhere = parse(number, swapped);
    if (meant !== null) {
      // "95.000" can be 95,000 if no amount has three decimals.
      const isLong = placesIn(meant) > places;
      return isLong && elsewhere !== null ? [meant, elsewhere] : [meant];
    }
    // "12,50" can be 1250, because India groups by two digits. Nobody does so with points.
    const joined = decimal === '.' && /^-?\d+,\d+$/.test(number) ? number.replace(',', '') : null;
    return [elsewhere, parse(number, usual) ?? joined].filter((meaning) => meaning !== null);
  };
}

/** What a number that is too small for thousands can mean. */
function smallMeanings(number: string): string[] {
  return /^-?\d+([.,]\d+)?$/.test(number) ? [number.replace(',', '.')] : [];
}

/**
 * Numbers as they are written with these separators. Spaces and apostrophes group everywhere. No group comes after a
 * leading zero: "0,500" can mean 0.5.
 */
function grammar(decimal: string, group: string): RegExp {
  const mark = `[ '${group}]`;
  const western = `[1-9]\\d{0,2}(?<mark>${mark})\\d{3}(?:\\k<mark>\\d{3})*`;
  const indian = `[1-9]\\d?(?<sign>${mark})(?:\\d{2}\\k<sign>)+\\d{3}`;
  return new RegExp(
    `^(?<minus>-?)(?<whole>\\d+|${western}|${indian})(?:[${decimal}](?<part>\\d+))?$`,
  );
}

function parse(number: string, pattern: RegExp): string | null {
  const { minus = '', whole, part } = pattern.exec(number)?.groups ?? {};
  if (whole === undefined) return null;
  return `${minus}${whole.replace(/\D/g, '')}${part === undefined ? '' : `.${part}`}`;
}

/** The number of decimals; of those that count with `short`. */
function placesIn(number: string, length?: 'short'): number {
  const [, part = ''] = number.split('.');
  if (length !== 'short') return part.length;
  let counted = part.length;
  while (part[counted - 1] === '0') counted -= 1;
  return counted;
}

/** The only digits that `Intl` writes and that Unicode has in no row. */
const HAN = '〇一二三四五六七八九';

/** A text with the digits 0 to 9, without invisible characters, and with one spelling of each sign. */
function plain(typed: string): string {
  return asciiDigits(typed)
    .replace(/[〇一二三四五六七八九]/g, (digit) => String(HAN.indexOf(digit)))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/[−－‐–]/g, '-')
    .replace(/[’ʼ＇]/g, "'")
    .replace(/[，٬]/g, ',')
    .replace(/[．٫]/g, '.')
    .trim()
    .toLowerCase();
}

/** What people write for a currency besides what `Intl` knows. */
const EVERYDAY: Partial<Record<string, readonly string[]>> = { INR: ['rs', 're', 'रु', 'रू'] };

/** The patterns of a currency before and after an amount. */
interface Words {
  before: RegExp;
  after: RegExp;
}

/** The names of a currency in a locale. */
function wordsOf(locale: string, currency: string): Words {
  const names = (['symbol', 'narrowSymbol', 'code', 'name'] as const).flatMap((currencyDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
    return [1, 2].flatMap((value) => format.formatToParts(value));
  });
  const currencyNames = names.flatMap(({ type, value }) =>
    type === 'currency' ? [plainWord(value)] : [],
  );
  const words = [...new Set([...currencyNames, ...(EVERYDAY[currency] ?? [])])]
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
function withoutWords(amount: string, words: Words | null): string {
  if (!words) return amount;
  return amount
    .replace(/ ?\/[-=]$/, '')
    .replace(words.before, '$1')
    .replace(words.after, '');
}
