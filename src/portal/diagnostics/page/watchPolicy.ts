import { Diagnosis } from '../../../core/api/errors';
import type { Host } from '../../../core/api/host';
import type { Watch } from './watchHostPage';

const GOOGLE = 'https://maps.googleapis.com';
const WORKER = /\/vendor-portal-[\w-]*\.js$/;

/** Hears of what the page's content security policy refuses to the portal, and to it alone. */
export function watchPolicy({ root, host, report }: Watch): () => void {
  const onViolation = (event: SecurityPolicyViolationEvent) => {
    const source = event.disposition === 'enforce' ? sourceOf(event, root, host) : null;
    if (!source) return;
    const directive = baseOf(event.effectiveDirective);
    const message = `The page's policy refuses the portal its ${directive}`;
    report(new Diagnosis('config', message, 'Add to the policy:', `${directive} ${source}`));
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  return () => document.removeEventListener('securitypolicyviolation', onViolation);
}

/** What the directive would have to name; `null` for what is none of ours. */
function sourceOf(event: SecurityPolicyViolationEvent, root: Element, host: Host): string | null {
  const { blockedURI: uri } = event;
  const directive = baseOf(event.effectiveDirective);
  if (directive === 'connect-src') return isAt(uri, host.origin) ? sourceFor(host.origin) : null;
  if (directive === 'img-src') return isShown(uri, root) ? sourceFor(originOf(uri)) : null;
  if (directive === 'script-src') return isAt(uri, GOOGLE) ? GOOGLE : null;
  if (directive === 'worker-src') return WORKER.test(uri) ? sourceFor(originOf(uri)) : null;
  return null;
}

/** Browsers tell script elements and script attributes apart; a policy seldom does. */
function baseOf(directive: string): string {
  return directive.replace(/-(elem|attr)$/, '');
}

function isAt(uri: string, origin: string): boolean {
  return uri === origin || uri.startsWith(`${origin}/`);
}

/** Pictures of the host page may be refused as well, and are its own business. */
function isShown(uri: string, root: Element): boolean {
  return [...root.querySelectorAll('img')].some(({ src }) => src.startsWith(uri));
}

/** "data" and "blob" are named without an address. */
function originOf(uri: string): string {
  return URL.canParse(uri) ? new URL(uri).origin : `${uri}:`;
}

function sourceFor(origin: string): string {
  return origin === window.location.origin ? "'self'" : origin;
}
