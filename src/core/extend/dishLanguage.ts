import { atom } from 'jotai';
import { localeAtom } from '../state/services';
import { storedAtom } from '../state/storedAtom';
import { dishNamesAtom } from './hostElements';

/** The tag of a language that the host has names in; or one of these. */
export type DishLanguage = 'none' | 'shown' | (string & {});

/** The choice of this device; `null` until somebody has chosen. */
const chosenAtom = storedAtom<DishLanguage | null>(
  'dish_names',
  (stored) => stored,
  (chosen) => chosen,
);

/** The language of the second names: the one that was chosen on this device, else that of the portal (c123). */
export const dishLanguageAtom = atom(
  (get): DishLanguage => {
    const { given } = get(dishNamesAtom);
    const chosen = get(chosenAtom);
    if (chosen === 'none') return chosen;
    if (typeof given === 'function') return 'shown';
    const tags = Object.keys(given ?? {});
    const [language] = get(localeAtom).split('-');
    return (
      tags.find((tag) => tag === chosen) ??
      tags.find((tag) => tag.split('-')[0] === language) ??
      'none'
    );
  },
  (_get, set, language: DishLanguage) => set(chosenAtom, language),
);
