import { atom } from 'jotai';
import type { MapsProvider } from '../contracts';

/** Address search and map of this portal; `null`: addresses are typed. @internal */
export const mapsAtom = atom<MapsProvider | null>(null);
