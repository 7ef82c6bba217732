import { atom } from 'jotai';
import { clip } from '../format/wireValues';
import { servicesAtom } from '../state/services';
import { dishLanguageAtom, dishNamesByLanguageAtom } from './dishLanguage';
import type { DishNamesMistake } from './dishNamesFault';

interface Dish {
  itemId: string;
  name: string;
}

/**
 * Returns the second name of a dish in the language of this device, or `''`. A mistake of the host is reported, and the
 * dish keeps one name.
 */
export const secondNameAtom = atom((get) => {
  const nameOf = get(dishNamesByLanguageAtom)[get(dishLanguageAtom)];
  const { onError } = get(servicesAtom).callbacks;
  const report = (mistake: DishNamesMistake) =>
    void import('./dishNamesFault').then(
      ({ dishNamesFault }) => onError(dishNamesFault(mistake)),
      () => {},
    );
  return ({ itemId, name }: Dish): string => {
    if (!nameOf) return '';
    try {
      const returned: unknown = nameOf(itemId, name);
      if (typeof returned === 'string') return clip(returned.trim());
      if (returned !== undefined && returned !== null) report({ returned });
    } catch (threw) {
      report({ threw });
    }
    return '';
  };
});
