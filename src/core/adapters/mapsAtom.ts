import { atom } from 'jotai';
import type { MapsProvider } from '../contracts';

/** `null`: the vendor types the address. */
export const mapsAtom = atom<MapsProvider | null>(null);
