import { atom } from 'jotai';
import { clip } from '../format/wireValues';
import { servicesAtom } from '../state/services';
import { dishLanguageAtom } from './dishLanguage';
import type { DishNamesMistake } from './dishNamesFault';
import { dishNamesAtom } from './hostElements';

interface Dish {
  itemId: string;
  name: string;
}

/**
 * Returns the second name of a dish in the language of this device, or `''`. A mistake of the host is reported, and the
 * dish keeps one name.
 */
export const secondNameAtom = atom((get) => {
  const { given } = get(dishNamesAtom);
  const language = get(dishLanguageAtom);
  const nameOf: unknown = language === 'shown' ? given : Object(given)[language];
  const { onError } = get(servicesAtom).callbacks;
  const report = (mistake: DishNamesMistake) =>
    void import('./dishNamesFault').then(
      ({ dishNamesFault }) => onError(dishNamesFault(mistake)),
      () => {},
    );
  return ({ itemId, name }: Dish): string => {
    if (typeof nameOf !== 'function') return '';
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
