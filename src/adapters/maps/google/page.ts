/** Google's API as far as this page has it; a host may have brought an older or a partial one. */
export interface GoogleApi extends Partial<Pick<typeof google.maps, 'places'>> {
  importLibrary?: typeof google.maps.importLibrary;
}

/** What all portals of a page share, since Google's script can be there only once. */
interface Shared {
  /** Google refused the key. */
  isDenied: boolean;
  listeners: Set<() => void>;
}

const SLOT = Symbol.for('vendor-portal.google-maps');

type Page = typeof globalThis & {
  google?: { maps?: GoogleApi };
  gm_authFailure?: () => void;
  [SLOT]?: Shared;
};

const page = () => globalThis as Page;

/** The API once it can be asked for places, whoever put it on the page. */
export function googleOnPage(): GoogleApi | null {
  const api = page().google?.maps;
  return api && (typeof api.importLibrary === 'function' || api.places) ? api : null;
}

export function isDenied(): boolean {
  return page()[SLOT]?.isDenied ?? false;
}

/** Hears once Google has refused the key; returns how to stop. */
export function onDenied(listener: () => void): () => void {
  const { listeners } = shared();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Google calls one global function when it refuses a key; an earlier one still hears of it. */
export function watchDenial(): void {
  const earlier = page().gm_authFailure;
  page().gm_authFailure = () => {
    const state = shared();
    state.isDenied = true;
    for (const listener of state.listeners) listener();
    earlier?.();
  };
}

function shared(): Shared {
  const held = page()[SLOT];
  if (held) return held;
  const state: Shared = { isDenied: false, listeners: new Set() };
  Object.defineProperty(globalThis, SLOT, { value: state });
  return state;
}
