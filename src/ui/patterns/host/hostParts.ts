import { atom } from 'jotai';
import type { HostActions, HostColumns, HostFields } from '../../../core/contracts';
import type * as hostCode from './parts/hostCode';

/** The props that change forms, tables and menus of the portal. */
export interface HostParts {
  columns?: HostColumns | undefined;
  actions?: HostActions | undefined;
  fields?: HostFields | undefined;
}

export const hostPartsAtom = atom<HostParts>({});

export type HostCode = typeof hostCode;

/** The code for these props; `null` if none is set. A component that reads the atom waits until the code is loaded. */
export const hostCodeAtom = atom<HostCode | Promise<HostCode> | null>(null);

/** For a component that needs no code. */
export const noCodeAtom = atom(null);
