import { atom } from 'jotai';
import { formatLocaleAtom, regionAtom, timeZoneAtom } from '../state/services';
import { createFormats } from './formats';

/** The formats of the signed-in screens. This is a separate file, because the sign-in screen needs none. */
export const formatsAtom = atom((get) =>
  createFormats({
    locale: get(formatLocaleAtom),
    timeZone: get(timeZoneAtom),
    currency: get(regionAtom).currency,
  }),
);
