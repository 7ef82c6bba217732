import format, { type CompiledMessage } from 'icu-minify/format';
import { type Digits, digitsOf } from '../format/digits';
import { knownLocale } from '../format/knownLocale';
import { NOTHING } from '../format/nothing';
import { toText } from '../format/wireValues';
import { withWritten, writtenName } from './ownDigits';

const RIGHT_TO_LEFT = /^(ar|fa|he|ur|ps|sd|ug|yi|dv|ckb)\b/i;

/** Whether a language is written from right to left. */
export const isRightToLeft = (locale: string) => RIGHT_TO_LEFT.test(locale);

export type MessageValues = Record<string, string | number>;

/** ICU messages, compiled at build time (record 0003). */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, CompiledMessage>>;

/** Replacements for texts, by catalogue. */
export type CompiledTexts = Readonly<Record<string, Partial<Catalogue>>>;

export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

/** The texts of all catalogues in one locale. */
export interface Texts {
  /** The texts of a catalogue; the same function each time. */
  of: <Key extends string>(catalogue: Catalogue<Key>) => Translate<Key>;
}

/**
 * Texts in a locale; those of the host replace those of the catalogues.
 *
 * @example
 * ```ts
 * const text = createTexts('en-IN').of(messages);
 * text('newOrders', { count: 3 }); // "3 new orders"
 * ```
 */
export function createTexts(locale: string, replaced: CompiledTexts = {}): Texts {
  const formatters = {
    getDateTimeFormat: createOnce(Intl.DateTimeFormat),
    getNumberFormat: createOnce(Intl.NumberFormat),
    getPluralRules: createOnce(Intl.PluralRules),
  };
  const isRtl = isRightToLeft(locale);
  const known = knownLocale(locale);
  const digits = digitsOf(known);
  const bound = new WeakMap<object, Translate<never>>();
  const bind = <Key extends string>(catalogue: Catalogue<Key>): Translate<Key> => {
    // The build adds the name of the catalogue.
    const { '@': name } = catalogue as { '@'?: CompiledMessage };
    const replacement = typeof name === 'string' ? replaced[name] : undefined;
    return (key, values) => {
      const found = replacement?.[key] ?? catalogue[key];
      const message = digits ? withWritten(found) : found;
      const given = values && written(values, { isRtl, digits });
      return String(format(message, known, given, { formatters }));
    };
  };
  return {
    of: <Key extends string>(catalogue: Catalogue<Key>) => {
      const text = (bound.get(catalogue) as Translate<Key> | undefined) ?? bind(catalogue);
      bound.set(catalogue, text);
      return text;
    },
  };
}

/** Formatters of `Intl` are slow to create, so each is created once. */
function createOnce<Args extends unknown[], Formatter>(create: new (...args: Args) => Formatter) {
  const all: Record<string, Formatter> = {};
  return (...args: Args): Formatter => (all[JSON.stringify(args)] ??= new create(...args));
}

/**
 * Formats numbers so that a message does not contain "1e+21" or "NaN". In a language that is written from right to left,
 * isolates texts, so that a Latin name or a phone number does not reorder the sentence around it (c98). In a language with
 * its own digits, adds how each value is written (c127).
 */
function written(
  values: MessageValues,
  { isRtl, digits }: { isRtl: boolean; digits: Digits | null },
): MessageValues {
  const all: MessageValues = {};
  for (const [name, given] of Object.entries(values)) {
    const isText = typeof given === 'string';
    const value = isText ? isolated(given, isRtl) : plain(given);
    all[name] = value;
    if (digits) all[writtenName(name)] = isText ? value : digits(`${value}`);
  }
  return all;
}

const isolated = (text: string, isRtl: boolean) => (isRtl ? `\u2068${text}\u2069` : text);

/** A number that is written with digits only, or its text. */
function plain(value: number): string | number {
  return /^-?[\d.]+$/.test(`${value}`) ? value : toText(value) || NOTHING;
}
