import type { TrustedTypesPolicy } from '../contracts';

/** Older browsers have none. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: TrustedTypesPolicy): TrustedTypesPolicy;
}

interface PageGlobals {
  trustedTypes?: TrustedTypesFactory;
  [POLICY]?: TrustedTypesPolicy | null;
}

/** The name a host lists in its `trusted-types` directive. @internal */
export const POLICY_NAME = 'vendor-portal';

/** The one foreign script that the portal ever loads, and only with a maps key (safety T21). @internal */
export const MAPS_SCRIPT = 'https://maps.googleapis.com/maps/api/js';

/** A name can be used once per page, whatever number of portals or copies of this package it has. */
const POLICY = Symbol.for('vendor-portal.trusted-types');

/**
 * The page's one policy; `null` where the browser has none or the host's CSP allows none. Its HTML
 * may only go to the sanitiser, which parses it in a document that runs and loads nothing.
 *
 * @internal
 */
export function trustedTypesPolicy(): TrustedTypesPolicy | null {
  const page = globalThis as PageGlobals;
  if (page[POLICY] === undefined) {
    Object.defineProperty(page, POLICY, { value: createPolicy(page.trustedTypes) });
  }
  return page[POLICY] ?? null;
}

function createPolicy(factory: TrustedTypesFactory | undefined): TrustedTypesPolicy | null {
  try {
    return factory?.createPolicy(POLICY_NAME, { createHTML, createScriptURL }) ?? null;
  } catch {
    return null;
  }
}

function createHTML(html: string): string {
  return html;
}

function createScriptURL(url: string): string {
  if (url.startsWith(`${MAPS_SCRIPT}?`)) return url;
  throw new TypeError('The portal loads no script from this address');
}
