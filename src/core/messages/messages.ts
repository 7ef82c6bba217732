import format, { type CompiledMessage } from 'icu-minify/format';
import { text } from '../format/wireValues';

/** What a message shows for a number that is none. */
const NOTHING = '-';

/** Values a message can show. */
export type MessageValues = Record<string, string | number>;

/** A catalogue as it leaves the build: every ICU text compiled (decision 0003). */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, CompiledMessage>>;

/** Texts in the place of ours, by the names of the catalogues. */
export type CompiledTexts = Readonly<Record<string, Partial<Catalogue>>>;

/** Reads one text of a catalogue. */
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
 * Binds a catalogue to a locale, and lays the host's texts over it.
 *
 * @example
 * ```ts
 * const text = translate(messages, 'en-IN');
 * text('newOrders', { count: 3 }); // "3 new orders"
 * ```
 * @internal
 */
export function translate<Key extends string>(
  catalogue: Catalogue<Key>,
  locale: string,
  texts: CompiledTexts = {},
): Translate<Key> {
  // The build wrote the name of the catalogue among its texts.
  const { '@': name } = catalogue as { '@'?: CompiledMessage };
  const own = typeof name === 'string' ? texts[name] : undefined;
  return (key, values) =>
    String(format(own?.[key] ?? catalogue[key], locale, written(values), { formatters }));
}

/** JavaScript writes "1e+21" and "NaN" where a message shows a number as it is. */
function written(values: MessageValues = {}): MessageValues {
  const isWritten = (value: string | number) => typeof value === 'string' || isShort(value);
  if (Object.values(values).every(isWritten)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isWritten(value) ? value : text(value) || NOTHING,
    ]),
  );
}

function isShort(value: number): boolean {
  return value === 0 || (Math.abs(value) >= 1e-6 && Math.abs(value) < 1e21);
}
