import { version } from 'react';
import { Diagnosis } from '../../../core/api/errors';
import type { Host } from '../../../core/api/host/host';
import { isDevelopment } from '../../../core/isDevelopment';

/** Checks the host page; returns the cleanup function. */
export function watchHostPage(watch: Watch): () => void {
  const wrong = checkReact(version);
  if (wrong) watch.report(wrong);
  const stopPolicy = watchPolicy(watch);
  let isStopped = false;
  let stopHeight = () => {};
  // Only in development, because the check forces a layout at every resize.
  if (isDevelopment()) {
    import('./watchHeight').then(
      ({ watchHeight }) => {
        if (!isStopped) stopHeight = watchHeight(watch);
      },
      () => {},
    );
  }
  return () => {
    isStopped = true;
    stopPolicy();
    stopHeight();
  };
}

/** Package managers only warn about a peer version out of range. */
export function checkReact(reactVersion: string): Diagnosis | null {
  const [major = 0, minor = 0] = reactVersion.split('.').map(Number);
  if (major === 19 || (major === 18 && minor >= 3)) return null;
  return new Diagnosis(
    'config',
    `The page runs React ${reactVersion}, which the portal does not support`,
    'Install 18.3 or 19:',
    'npm install react@19 react-dom@19',
  );
}

export interface Watch {
  root: Element;
  host: Host;
  report(finding: Diagnosis): void;
}

const GOOGLE = 'https://maps.googleapis.com';
const WORKER = /\/vendor-portal-[\w-]*\.js$/;

/** Reports what the CSP of the page blocks, if it belongs to the portal. */
export function watchPolicy({ root, host, report }: Watch): () => void {
  const onViolation = (event: SecurityPolicyViolationEvent) => {
    const source = event.disposition === 'enforce' ? sourceOf(event, root, host) : null;
    if (!source) return;
    const directive = baseOf(event.effectiveDirective);
    const message = `The page's Content Security Policy blocks the portal's ${directive}`;
    report(new Diagnosis('config', message, 'Add to the policy:', `${directive} ${source}`));
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  return () => document.removeEventListener('securitypolicyviolation', onViolation);
}

/** The source that is missing in the directive, or `null` when the host caused the violation. */
function sourceOf(event: SecurityPolicyViolationEvent, root: Element, host: Host): string | null {
  const { blockedURI: uri } = event;
  const directive = baseOf(event.effectiveDirective);
  if (directive === 'connect-src') return isAt(uri, host.origin) ? sourceFor(host.origin) : null;
  if (directive === 'img-src') return isShown(uri, root) ? sourceFor(originOf(uri)) : null;
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

/** Whether the portal shows this image; violations by images of the host are ignored. */
function isShown(uri: string, root: Element): boolean {
  return [...root.querySelectorAll('img')].some(({ src }) => src.startsWith(uri));
}

/** For `data:` and `blob:` URLs the browser reports only the scheme. */
function originOf(uri: string): string {
  return URL.canParse(uri) ? new URL(uri).origin : `${uri}:`;
}

function sourceFor(origin: string): string {
  return origin === window.location.origin ? "'self'" : origin;
}
