import { atom } from 'jotai';
import type { Session, SessionState } from '../session/types';
import { servicesAtom } from '../state/services';
import { type ScreenCrash, screenCrashAtom } from './screenCrash';

/**
 * Holds unsaved input in memory: after a session has expired, until the same vendor signs in again, and after a crash of
 * the screen, until the form is opened again.
 */
export interface Drafts {
  /** Called when a form is removed. Stores the values, but only if the session has just expired or the screen crashes. */
  keep(vendorId: string, form: string, values: unknown): void;
  /** Returns and deletes a draft. */
  take(vendorId: string, form: string): unknown;
}

export function createDrafts(session: Session, crash: ScreenCrash): Drafts {
  const held = new Map<string, unknown>();
  const removed = new Set<() => void>();
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

  function hold(vendorId: string, form: string, values: unknown): void {
    if (vendorId !== owner) drop();
    owner = vendorId;
    held.set(form, values);
  }

  crash.subscribe(() => {
    for (const keepRemoved of removed) keepRemoved();
  });

  return {
    keep(vendorId, form, values) {
      const state = session.getState();
      if (hasExpired(state)) return hold(vendorId, form, values);
      if (!('vendorId' in state)) return;
      const keepRemoved = () => hold(vendorId, form, values);
      removed.add(keepRemoved);
      // React reports a crash in the task in which it removes the forms.
      queueMicrotask(() => removed.delete(keepRemoved));
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

export const draftsAtom = atom((get) =>
  createDrafts(get(servicesAtom).session, get(screenCrashAtom)),
);
