import format, { type CompiledMessage } from 'icu-minify/format';
import { NOTHING } from '../format/nothing';
import { toText } from '../format/wireValues';

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
  const bound = new WeakMap<object, Translate<never>>();
  const bind = <Key extends string>(catalogue: Catalogue<Key>): Translate<Key> => {
    // The build adds the name of the catalogue.
    const { '@': name } = catalogue as { '@'?: CompiledMessage };
    const replacement = typeof name === 'string' ? replaced[name] : undefined;
    return (key, values) => {
      const message = replacement?.[key] ?? catalogue[key];
      return String(format(message, locale, written(values), { formatters }));
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
