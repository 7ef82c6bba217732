import { useAtomValue } from 'jotai';
import { createContext, useContext, useMemo } from 'react';
import { localeAtom } from '../state/services';
import { type Catalogue, type CompiledTexts, type Translate, translate } from './messages';

/** The host's texts. They are not in an atom, so that the first render already has them. */
export const TextsContext = createContext<CompiledTexts>({});

/**
 * The texts of a catalogue in the portal's locale.
 *
 * @example
 * ```tsx
 * import messages from '../messages.en.json';
 * const text = useText(messages);
 * return <Heading>{text('title')}</Heading>;
 * ```
 */
export function useText<Key extends string>(catalogue: Catalogue<Key>): Translate<Key> {
  const locale = useAtomValue(localeAtom);
  const texts = useContext(TextsContext);
  return useMemo(() => translate(catalogue, locale, texts), [catalogue, locale, texts]);
}

/** Translates catalogues that are loaded after the render. */
export function useTranslate() {
  const locale = useAtomValue(localeAtom);
  const texts = useContext(TextsContext);
  return <Key extends string>(catalogue: Catalogue<Key>): Translate<Key> =>
    translate(catalogue, locale, texts);
}
