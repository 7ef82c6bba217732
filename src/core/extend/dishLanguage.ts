import { atom } from 'jotai';
import type { DishName } from '../contracts';
import { isLanguageTag } from '../format/isLanguageTag';
import { localeAtom } from '../state/services';
import { storedAtom } from '../state/storedAtom';
import { dishNamesAtom } from './hostElements';

/** The functions of the host by language; with one language only, it is `shown`. What cannot be used is left out. */
export const dishNamesByLanguageAtom = atom((get): Readonly<Record<string, DishName>> => {
  const { given } = get(dishNamesAtom);
  if (typeof given === 'function') return { shown: given };
  return Object.fromEntries(
    Object.entries(given ?? {}).filter(
      ([tag, nameOf]) => typeof nameOf === 'function' && isLanguageTag(tag),
    ),
  );
});

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
    const tags = Object.keys(get(dishNamesByLanguageAtom));
    const chosen = get(chosenAtom);
    const [language] = get(localeAtom).split('-');
    return (
      ['none', ...tags].find((tag) => tag === chosen) ??
      tags.find((tag) => tag === 'shown' || tag.split('-')[0] === language) ??
      'none'
    );
  },
  (_get, set, language: DishLanguage) => set(chosenAtom, language),
);
