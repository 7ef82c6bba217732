/** Scope of the service worker: a path without pages (c18). */
export function pushScope(basename: string): string {
  return `${basename === '/' ? '' : basename}/__push/`;
}
