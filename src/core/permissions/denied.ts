import { atom } from 'jotai';
import type { Permission } from './catalogue';

/** Permissions that the marketplace denies to everyone (X4). @internal */
export const deniedAtom = atom<readonly Permission[]>([]);
