import { atom } from 'jotai';
import { imageAddress, type ImageRules } from './imageAddress';

/** Set once per portal: the marketplace's address. @internal */
export const imageHostAtom = atom('');

/** What the host page says of pictures. @internal */
export const imageSourcesAtom = atom<Omit<ImageRules, 'host'>>({});

/** Turns what the server named into an address that may be asked for, or `null`. @internal */
export const imageAddressAtom = atom((get) => {
  const rules = { ...get(imageSourcesAtom), host: get(imageHostAtom) };
  return (value: unknown) => imageAddress(value, rules);
});
