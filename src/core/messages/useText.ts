import { createContext, useContext } from 'react';
import { type Catalogue, createTexts, type Translate } from './messages';

/** The portal's texts. They are not in an atom, so that the first render already has those of the host. */
export const TextsContext = createContext(createTexts('en-IN'));

/**
 * The texts of a catalogue in the portal's locale. A card of a list calls this many times, so it has no state.
 *
 * @example
 * ```tsx
 * import messages from '../messages.en.json';
 * const text = useText(messages);
 * return <Heading>{text('title')}</Heading>;
 * ```
 */
export function useText<Key extends string>(catalogue: Catalogue<Key>): Translate<Key> {
  return useContext(TextsContext).of(catalogue);
}

/** Translates catalogues that are loaded after the render. */
export const useTranslate = () => useContext(TextsContext).of;
