/** The scope of the service worker: a path below which there are no pages (c18). */
export function pushScope(basename: string): string {
  return `${basename === '/' ? '' : basename}/__push/`;
}
