import { version } from 'react';
import type { Diagnosis } from '../../../core/api/errors';
import type { Host } from '../../../core/api/host/host';
import { isDevelopment } from '../../../core/isDevelopment';
import type * as HostPageFaults from './hostPageFaults';

export interface Watch {
  root: Element;
  host: Host;
  report(finding: Diagnosis): void;
}

/** Loads the code that words a fault of the page, and reports the fault that `find` returns. */
export function reportFault(
  report: Watch['report'],
  find: (faults: typeof HostPageFaults) => Diagnosis | null,
): void {
  import('./hostPageFaults').then(
    (faults) => {
      const fault = find(faults);
      if (fault) report(fault);
    },
    () => {},
  );
}

/** Checks the host page; returns the cleanup function. */
export function watchHostPage(watch: Watch): () => void {
  if (!isSupported(version)) {
    reportFault(watch.report, ({ unsupportedReact }) => unsupportedReact(version));
  }
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
export function isSupported(reactVersion: string): boolean {
  const [major = 0, minor = 0] = reactVersion.split('.').map(Number);
  return major === 19 || (major === 18 && minor >= 3);
}

/** Reports what the CSP of the page blocks, if it belongs to the portal. */
export function watchPolicy({ root, host, report }: Watch): () => void {
  const onViolation = (event: SecurityPolicyViolationEvent) => {
    if (event.disposition !== 'enforce') return;
    // Read them now, because a blocked picture is soon replaced.
    const pictures = [...root.querySelectorAll('img')].map(({ src }) => src);
    reportFault(report, ({ blockedByPolicy }) => blockedByPolicy({ event, pictures, host }));
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  return () => document.removeEventListener('securitypolicyviolation', onViolation);
}
