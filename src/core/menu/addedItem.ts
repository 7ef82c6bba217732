import { atom } from 'jotai';
import { record } from '../format/wireValues';

/** The history state of the menu after an item was added: it shows where the item is. */
export const AFTER_ADDING = { isAfterAdding: true } as const;

export function isAfterAdding(state: unknown): boolean {
  return record(state).isAfterAdding === true;
}

/** The name of the item that was added last. It is not in the history state, which the browser stores (c29). */
export const addedNameAtom = atom('');
