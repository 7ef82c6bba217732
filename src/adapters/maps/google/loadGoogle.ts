import { PortalFailure } from '../../../core/api/errors';
import { delay } from '../../../core/async/delay';
import { withDeadline } from '../../../core/async/withDeadline';
import type { TrustedTypesPolicy } from '../../../core/contracts';
import { MAPS_SCRIPT, trustedTypesPolicy } from '../../../core/dom/trustedTypes';
import { type GoogleApi, googleOnPage, isDenied, watchDenial } from './page';

export interface GoogleMapsOptions {
  /** A browser key with the Maps JavaScript API and the Places API. */
  apiKey: string;
  /** The page's CSP nonce, for Google's script. */
  nonce?: string | undefined;
  /** The host's, in place of the portal's own. */
  trustedTypesPolicy?: TrustedTypesPolicy | undefined;
}

const DEADLINE_MS = 10_000;
const POLL_MS = 50;
const HINT = 'Check the key, its referrers, and that nothing on the page blocks Google Maps.';

export function mapsFailure(message: string): PortalFailure {
  return new PortalFailure('maps', message, HINT);
}

/**
 * Google's API: the one that is on the page, else loaded once, by one script for the whole page.
 * A script that failed is taken away, so that a later try can bring it again.
 *
 * @throws PortalFailure of kind `maps` when it is blocked, too slow, or the key is refused.
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
    return await withDeadline(failed.signal, DEADLINE_MS, waitForGoogle);
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

/** A host, or another portal, may be loading it already. */
function scriptOnPage(): HTMLScriptElement | null {
  return document.querySelector<HTMLScriptElement>(`script[src^="${MAPS_SCRIPT}"]`);
}

function addScript({ apiKey, nonce, ...options }: GoogleMapsOptions): HTMLScriptElement {
  watchDenial();
  const query = new URLSearchParams({
    key: apiKey,
    v: 'weekly',
    loading: 'async',
    libraries: 'places',
    language: 'en',
    region: 'IN',
  });
  const script = document.createElement('script');
  const address = `${MAPS_SCRIPT}?${query}`;
  const policy = options.trustedTypesPolicy ?? trustedTypesPolicy();
  script.src = (policy?.createScriptURL(address) as string | undefined) ?? address;
  script.async = true;
  if (nonce) script.nonce = nonce;
  script.addEventListener('error', () => script.remove(), { once: true });
  document.head.append(script);
  return script;
}
