/** The maximum sizes of what a page loads, in KiB after gzip. `npm run size` checks them; the site shows some. */
export const BUDGETS = {
  signIn: 148.05,
  elementSignIn: 150.3,
  embeddedSignIn: 78.05,
  layout: 42.35,
  dashboard: 5.75,
  board: 7.85,
  firstCards: 194.25,
  kitchen: 32.25,
  watch: 12.85,
  watchBackend: 14.6,
  webview: 2.25,
  printers: 6,
  afterPaint: 28.25,
};
