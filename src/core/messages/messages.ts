import format, { type CompiledMessage } from 'icu-minify/format';

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
    String(format(own?.[key] ?? catalogue[key], locale, values, { formatters }));
}
