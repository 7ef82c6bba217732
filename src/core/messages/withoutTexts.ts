import type { Catalogue } from './messages';

/** A catalogue of the same name whose texts are empty: a text that is not empty is that of the language or of the host. */
export function withoutTexts<Key extends string>(catalogue: Catalogue<Key>): Catalogue<Key> {
  const entries = Object.entries(catalogue);
  // The build adds the name of the catalogue as `@`.
  return Object.fromEntries(
    entries.map(([key, message]) => [key, key === '@' ? message : '']),
  ) as Catalogue<Key>;
}
