import { atom } from 'jotai';
import type { MapsProvider } from '../contracts';

/** The host's maps provider; if `null`, the vendor types the address. */
export const mapsAtom = atom<MapsProvider | null>(null);
