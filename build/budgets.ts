/** The maximum sizes of what a page loads, in KiB after gzip. `npm run size` checks them; the site shows some. */
export const BUDGETS = {
  signIn: 146.6,
  elementSignIn: 149,
  embeddedSignIn: 76.6,
  layout: 41.25,
  dashboard: 5.75,
  board: 8,
  firstCards: 191.75,
  kitchen: 32,
  watch: 12.75,
  watchBackend: 14.5,
  webview: 2.25,
  printers: 6,
  afterPaint: 24.75,
};
