import type { Report } from './report';

/** Adds a listener to an adapter of a host, which may throw or return anything; returns a function that removes it. */
export function listen(report: Report, add: () => unknown): () => void {
  try {
    const stop = add();
    return typeof stop === 'function' ? () => void stop() : () => {};
  } catch (error) {
    report('listen', error);
    return () => {};
  }
}
