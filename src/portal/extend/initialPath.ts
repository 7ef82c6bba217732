import { parsePath } from 'react-router-dom';

/** Whether the `initialPath` prop can be a path of the portal. A URL, or a path with "..", cannot. */
export function isInitialPath(given: unknown): boolean {
  if (typeof given !== 'string' || !/^\/(?![/\\])/.test(given)) return false;
  // The URL parser resolves "..", also in escaped form, and rewrites characters that a path cannot contain.
  return new URL(given, 'http://portal').pathname === parsePath(given).pathname;
}
