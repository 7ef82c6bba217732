import { version } from 'react';
import { Diagnosis } from '../../../core/api/errors';
import type { Host } from '../../../core/api/host';
import { isDevelopment } from '../../../core/isDevelopment';
import { watchHeight } from './watchHeight';
import { watchPolicy } from './watchPolicy';

export interface Watch {
  /** The portal's own element. */
  root: Element;
  host: Host;
  report(found: Diagnosis): void;
}

/** Looks at the page round the portal; returns how to stop. */
export function watchHostPage(watch: Watch): () => void {
  const wrong = checkReact(version);
  if (wrong) watch.report(wrong);
  const stops = [watchPolicy(watch)];
  // It costs a layout at every resizing, and a vendor could do nothing about it.
  if (isDevelopment()) stops.push(watchHeight(watch));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Package managers only warn of a peer that is out of range. */
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
