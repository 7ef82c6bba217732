import { createEmitter } from '../../../core/createEmitter';

/** The Google API of the page; a host may have loaded an older or partial version. */
export interface GoogleApi extends Partial<Pick<typeof google.maps, 'places'>> {
  importLibrary?: typeof google.maps.importLibrary;
}

/** State shared by all portals of the page, because Google's script can be loaded only once. */
interface Shared {
  isDenied: boolean;
  denied: ReturnType<typeof createEmitter>;
}

const SLOT = Symbol.for('vendor-portal.google-maps');

type Page = typeof globalThis & {
  google?: { maps?: GoogleApi };
  gm_authFailure?: () => void;
  [SLOT]?: Shared;
};

const page = () => globalThis as Page;

/** The Google API of the page, once it can search; `null` until then. */
export function googleOnPage(): GoogleApi | null {
  const api = page().google?.maps;
  return api && (typeof api.importLibrary === 'function' || api.places) ? api : null;
}

export function isDenied(): boolean {
  return page()[SLOT]?.isDenied ?? false;
}

/** Subscribes to the refusal of the key; returns the unsubscribe function. */
export function onDenied(listener: () => void): () => void {
  return shared().denied.subscribe(listener);
}

/** Google calls this global when it refuses a key; a callback that was set before is still called. */
export function watchDenial(): void {
  const earlier = page().gm_authFailure;
  page().gm_authFailure = () => {
    const state = shared();
    state.isDenied = true;
    state.denied.emit();
    earlier?.();
  };
}

function shared(): Shared {
  const existing = page()[SLOT];
  if (existing) return existing;
  const state: Shared = { isDenied: false, denied: createEmitter() };
  Object.defineProperty(globalThis, SLOT, { value: state });
  return state;
}
