import { atom } from 'jotai';
import type { Permission } from './permissions';

/** Permissions that the marketplace denies to everyone (X4). @internal */
export const deniedAtom = atom<readonly Permission[]>([]);
