import { record, text } from '../../core/format/wireValues';
import type { Registration } from './types';

const DRAFT_KEY = 'vendor_portal_register';

/** What was typed before a reload of this tab; empty fields where there is nothing. */
export function readDraft(): Registration {
  const draft = record(parse(storage()?.getItem(DRAFT_KEY) ?? ''));
  return {
    name: text(draft.name),
    restaurantName: text(draft.restaurantName),
    phone: text(draft.phone),
    email: text(draft.email),
    foundedOn: text(draft.foundedOn),
  };
}

export function keepDraft(registration: Registration): void {
  try {
    storage()?.setItem(DRAFT_KEY, JSON.stringify(registration));
  } catch {
    // A full storage: the form itself still has everything.
  }
}

/** After success, and whenever somebody signs in: the tab may be shared. */
export function forgetDraft(): void {
  storage()?.removeItem(DRAFT_KEY);
}

/** Only the tab's own storage; in a sandboxed frame there is none, and even asking throws. */
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
