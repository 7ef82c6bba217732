import { atom } from 'jotai';
import type { Session, SessionState } from '../session/types';
import { servicesAtom } from '../state/services';

/** Holds unsaved input in memory after a session has expired, until the same vendor signs in again. */
export interface Drafts {
  /** Stores the values, but only if the session of this vendor has just expired. */
  keep(vendorId: string, form: string, values: unknown): void;
  /** Returns and deletes a draft. */
  take(vendorId: string, form: string): unknown;
}

export function createDrafts(session: Session): Drafts {
  const held = new Map<string, unknown>();
  let owner = '';
  let isSignedIn = 'vendorId' in session.getState();

  function drop(): void {
    held.clear();
    owner = '';
  }

  session.subscribe(() => {
    const state = session.getState();
    const wasSignedIn = isSignedIn;
    isSignedIn = 'vendorId' in state;
    const isOthers = 'vendorId' in state && state.vendorId !== owner;
    const isSignedOut = wasSignedIn && !isSignedIn && !hasExpired(state);
    if (isOthers || isSignedOut) drop();
  });

  return {
    keep(vendorId, form, values) {
      if (!hasExpired(session.getState())) return;
      if (vendorId !== owner) drop();
      owner = vendorId;
      held.set(form, values);
    },
    take(vendorId, form) {
      if (vendorId !== owner) return undefined;
      const values = held.get(form);
      held.delete(form);
      return values;
    },
  };
}

function hasExpired(state: SessionState): boolean {
  return state.phase === 'signedOut' && state.isExpired === true;
}

export const draftsAtom = atom((get) => createDrafts(get(servicesAtom).session));
