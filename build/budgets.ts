/** The maximum sizes of what a page loads, in KiB after gzip. `npm run size` checks them; the site shows some. */
export const BUDGETS = {
  signIn: 148,
  elementSignIn: 150.3,
  embeddedSignIn: 78,
  layout: 42,
  dashboard: 5.75,
  board: 8.1,
  firstCards: 193.9,
  kitchen: 32.75,
  watch: 12.85,
  watchBackend: 14.6,
  webview: 2.25,
  printers: 6,
  afterPaint: 25.25,
};
