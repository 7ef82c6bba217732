import { Diagnosis } from '../../../core/api/errors';
import type { Host } from '../../../core/api/host/host';
import type { LogEntry } from '../../../core/contracts';
import { firstSegment } from '../../router/portalHistory';
import type { IsScreen } from '../../router/urlFormat';

// Loaded only for a page with a fault.

export function unsupportedReact(reactVersion: string): Diagnosis {
  return new Diagnosis(
    'config',
    `The page runs React ${reactVersion}, which the portal does not support`,
    'Install 18.3 or 19:',
    'npm install react@19 react-dom@19',
  );
}

export function missingSplat(path: string): Diagnosis {
  return new Diagnosis(
    'config',
    'The route of the portal matches only one path, so the URLs of its screens do not work',
    'Match all paths below it, too:',
    `path="${path}/*"`.replace('//', '/'),
  );
}

export function outsideBasename(basename: string, pathname: string): Diagnosis {
  return new Diagnosis(
    'config',
    'The page is outside the basename of the portal',
    `Mount the portal under ${basename}, or set`,
    `basename="${firstSegment(pathname)}"`,
  );
}

/** Without the `basename` prop, at a URL that is no path of the portal. */
export function unknownBasename(pathname: string, isScreen: IsScreen): Diagnosis {
  const parts = pathname.split('/').filter(Boolean);
  const at = parts.findIndex((_, start) => isScreen(`/${parts.slice(start).join('/')}`));
  const mount = `/${parts.slice(0, at < 0 ? undefined : at).join('/')}`;
  return new Diagnosis(
    'config',
    `The page shows the portal at ${mount}, but the basename prop is missing and the portal cannot read the router of the page. The portal leaves the URL alone and keeps its path in memory`,
    'Set the path of the portal, or "/" if it is the whole page:',
    `basename="${mount}"`,
  );
}

export const foreignNonce: LogEntry = {
  level: 'warn',
  message:
    'The nonce prop is not the nonce of this document, so the portal uses that of the document. This is expected ' +
    'after a client-side navigation (docs/csp.md)',
};

const GOOGLE = 'https://maps.googleapis.com';
const WORKER = /\/vendor-portal-[\w-]*\.js$/;

export interface Violation {
  event: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI'>;
  /** The URLs of the portal's pictures at that moment. */
  pictures: readonly string[];
  host: Host;
}

/** What the policy blocks of the portal; `null` when the host caused the violation. */
export function blockedByPolicy(violation: Violation): Diagnosis | null {
  const source = sourceOf(violation);
  if (!source) return null;
  const directive = baseOf(violation.event.effectiveDirective);
  const message = `The page's Content Security Policy blocks the portal's ${directive}`;
  return new Diagnosis('config', message, 'Add to the policy:', `${directive} ${source}`);
}

/** The source that is missing in the directive. */
function sourceOf({ event, pictures, host }: Violation): string | null {
  const { blockedURI: uri } = event;
  const directive = baseOf(event.effectiveDirective);
  if (directive === 'connect-src') return isAt(uri, host.origin) ? sourceFor(host.origin) : null;
  if (directive === 'img-src') {
    return pictures.some((src) => src.startsWith(uri)) ? sourceFor(originOf(uri)) : null;
  }
  if (directive === 'script-src') return isAt(uri, GOOGLE) ? GOOGLE : null;
  if (directive === 'worker-src') return WORKER.test(uri) ? sourceFor(originOf(uri)) : null;
  return null;
}

/** Browsers report `script-src-elem`; most policies only have `script-src`. */
function baseOf(directive: string): string {
  return directive.replace(/-(elem|attr)$/, '');
}

function isAt(uri: string, origin: string): boolean {
  return uri === origin || uri.startsWith(`${origin}/`);
}

/** For `data:` and `blob:` URLs the browser reports only the scheme. */
function originOf(uri: string): string {
  return URL.canParse(uri) ? new URL(uri).origin : `${uri}:`;
}

function sourceFor(origin: string): string {
  return origin === window.location.origin ? "'self'" : origin;
}
