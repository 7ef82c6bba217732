/** The scope of the portal's own worker: a path where no page lives (decision c18). @internal */
export function pushScope(basename: string): string {
  return `${basename === '/' ? '' : basename}/__push/`;
}
