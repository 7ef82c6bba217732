import format, { type CompiledMessage } from 'icu-minify/format';
import { toText } from '../format/wireValues';

/** Shown for NaN and Infinity. */
const NOTHING = '-';

export type MessageValues = Record<string, string | number>;

/** ICU messages, compiled at build time (record 0003). */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, CompiledMessage>>;

/** Replacements for texts, by catalogue. */
export type CompiledTexts = Readonly<Record<string, Partial<Catalogue>>>;

export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...args),
};

/**
 * Binds a catalogue to a locale; the host's texts replace those of the catalogue.
 *
 * @example
 * ```ts
 * const text = translate(messages, 'en-IN');
 * text('newOrders', { count: 3 }); // "3 new orders"
 * ```
 */
export function translate<Key extends string>(
  catalogue: Catalogue<Key>,
  locale: string,
  texts: CompiledTexts = {},
): Translate<Key> {
  // The build adds the name of the catalogue.
  const { '@': name } = catalogue as { '@'?: CompiledMessage };
  const own = typeof name === 'string' ? texts[name] : undefined;
  return (key, values) =>
    String(format(own?.[key] ?? catalogue[key], locale, written(values), { formatters }));
}

/** Formats numbers so that a message does not contain "1e+21" or "NaN". */
function written(values: MessageValues = {}): MessageValues {
  const isWritten = (value: string | number) => typeof value === 'string' || isShort(value);
  if (Object.values(values).every(isWritten)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isWritten(value) ? value : toText(value) || NOTHING,
    ]),
  );
}

function isShort(value: number): boolean {
  return value === 0 || (Math.abs(value) >= 1e-6 && Math.abs(value) < 1e21);
}
