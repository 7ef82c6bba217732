import { atom } from 'jotai';
import { Diagnosis } from '../api/errors';
import { clip } from '../format/wireValues';
import { servicesAtom } from '../state/services';
import { dishNamesAtom } from './hostElements';

interface Dish {
  itemId: string;
  name: string;
}

/** Returns the second name of a dish, or `''`. A mistake of the host is reported, and the dish keeps one name. */
export const secondNameAtom = atom((get) => {
  const { nameOf } = get(dishNamesAtom);
  const { onError } = get(servicesAtom).callbacks;
  const report = (fault: string, cause?: unknown) =>
    queueMicrotask(() =>
      onError(
        new Diagnosis(
          'config',
          `The dishNames prop ${fault}, so dishes have no second name`,
          'Return a text, or undefined for a dish without a second name:',
          'dishNames={(id) => names[id]}',
          cause,
        ),
      ),
    );
  return ({ itemId, name }: Dish): string => {
    if (typeof nameOf !== 'function') return '';
    try {
      const given: unknown = nameOf(itemId, name);
      if (typeof given === 'string') return clip(given.trim());
      if (given !== undefined && given !== null) report(`returned a value of type ${typeof given}`);
    } catch (cause) {
      report('threw an error', cause);
    }
    return '';
  };
});
