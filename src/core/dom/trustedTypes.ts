import type { TrustedTypesPolicy } from '../contracts';

interface TrustedTypesFactory {
  createPolicy(name: string, rules: TrustedTypesPolicy): TrustedTypesPolicy;
}

interface PageGlobals {
  trustedTypes?: TrustedTypesFactory;
  [POLICY]?: TrustedTypesPolicy | null;
}

/** The name of the policy in the `trusted-types` directive. */
export const POLICY_NAME = 'vendor-portal';

/** The only script that the policy allows. The script is loaded only with a maps key (T21). */
export const MAPS_SCRIPT = 'https://maps.googleapis.com/maps/api/js';

/** All copies of the package share the policy, because a page can create a policy name only once. */
const POLICY = Symbol.for('vendor-portal.trusted-types');

/**
 * The policy of the page; `null` if the browser has no Trusted Types or the CSP forbids the policy. Pass its HTML only
 * to the sanitiser, which parses it in a document that runs no scripts and loads nothing.
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
  throw new TypeError('The portal does not load scripts from this URL');
}
