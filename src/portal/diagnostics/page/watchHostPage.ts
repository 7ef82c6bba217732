import { version } from 'react';
import { Diagnosis } from '../../../core/api/errors';
import { isDevelopment } from '../../../core/isDevelopment';
import { type Watch, watchPolicy } from './watchPolicy';

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
export function checkReact(found: string): Diagnosis | null {
  const [major = 0, minor = 0] = found.split('.').map(Number);
  if (major === 19 || (major === 18 && minor >= 3)) return null;
  return new Diagnosis(
    'config',
    `The page runs React ${found}, which the portal does not support`,
    'Install 18.3 or 19:',
    'npm install react@19 react-dom@19',
  );
}
