import { useAtomValue } from 'jotai';
import { createContext, useContext, useMemo } from 'react';
import { localeAtom } from '../state/services';
import { type Catalogue, type CompiledTexts, type Translate, translate } from './messages';

/** The host's texts. A context, so that the first rendering has them. @internal */
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
 * @internal
 */
export function useText<Key extends string>(catalogue: Catalogue<Key>): Translate<Key> {
  const locale = useAtomValue(localeAtom);
  const texts = useContext(TextsContext);
  return useMemo(() => translate(catalogue, locale, texts), [catalogue, locale, texts]);
}
