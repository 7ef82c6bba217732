import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { localeAtom } from '../state/services';
import { type Catalogue, type Translate, translate } from './messages';

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
  return useMemo(() => translate(catalogue, locale), [catalogue, locale]);
}
