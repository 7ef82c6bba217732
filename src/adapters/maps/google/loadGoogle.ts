import { PortalFailure } from '../../../core/api/errors';
import { delay } from '../../../core/async/delay';
import { within } from '../../../core/async/within';
import type { TrustedTypesPolicy } from '../../../core/contracts';
import { createEmitter } from '../../../core/createEmitter';
import { MAPS_SCRIPT, trustedTypesPolicy } from '../../../core/dom/trustedTypes';

export interface GoogleMapsOptions {
  /** A Google browser key with the Maps JavaScript API and the Places API enabled. */
  apiKey: string;
  /** ISO 3166-1 code of the country to search in. */
  country: string;
  /** CSP nonce of the page, set on Google's script element. */
  nonce?: string | undefined;
  /** The host's Trusted Types policy, used instead of the portal's own. */
  trustedTypesPolicy?: TrustedTypesPolicy | undefined;
}

const DEADLINE_MS = 10_000;
const POLL_MS = 50;
const HINT = 'Check the key, its referrers, and that nothing on the page blocks Google Maps.';

export function mapsFailure(message: string): PortalFailure {
  return new PortalFailure('maps', message, HINT);
}

/**
 * Resolves with the Google Maps API of the page, or loads its script once per page. A script that
 * fails to load is removed, so that a later call can try again.
 *
 * @throws PortalFailure of kind `maps` when the script is blocked or too slow, or when Google refuses the key.
 */
export async function loadGoogle(options: GoogleMapsOptions): Promise<GoogleApi> {
  const api = googleOnPage() ?? (await fetchGoogle(options));
  if (isDenied()) throw mapsFailure('Google refused the maps key');
  return api;
}

async function fetchGoogle(options: GoogleMapsOptions): Promise<GoogleApi> {
  const script = scriptOnPage() ?? addScript(options);
  const failed = new AbortController();
  const fail = () => failed.abort();
  script.addEventListener('error', fail);
  try {
    return await within(failed.signal, DEADLINE_MS, waitForGoogle);
  } catch {
    throw mapsFailure('Google Maps could not be loaded');
  } finally {
    script.removeEventListener('error', fail);
  }
}

async function waitForGoogle(signal: AbortSignal): Promise<GoogleApi> {
  for (;;) {
    const api = googleOnPage();
    if (api) return api;
    await delay(POLL_MS, signal);
  }
}

/** The host or another portal may have added the script already. */
function scriptOnPage(): HTMLScriptElement | null {
  return document.querySelector<HTMLScriptElement>(`script[src^="${MAPS_SCRIPT}"]`);
}

function addScript({ apiKey, country, nonce, ...options }: GoogleMapsOptions): HTMLScriptElement {
  watchDenial();
  const query = new URLSearchParams({
    key: apiKey,
    v: 'weekly',
    loading: 'async',
    libraries: 'places',
    language: 'en',
    region: country,
  });
  const script = document.createElement('script');
  const url = `${MAPS_SCRIPT}?${query}`;
  const policy = options.trustedTypesPolicy ?? trustedTypesPolicy();
  script.src = (policy?.createScriptURL(url) as string | undefined) ?? url;
  script.async = true;
  if (nonce) script.nonce = nonce;
  script.addEventListener('error', () => script.remove(), { once: true });
  document.head.append(script);
  return script;
}

/** The Google API of the page; a host may have loaded an older or partial version. */
interface GoogleApi extends Partial<Pick<typeof google.maps, 'places'>> {
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
function googleOnPage(): GoogleApi | null {
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
function watchDenial(): void {
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
