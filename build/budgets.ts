/** The maximum sizes of what a page loads, in KiB after gzip. `npm run size` checks them; the site shows some. */
export const BUDGETS = {
  signIn: 147.8,
  elementSignIn: 150.1,
  embeddedSignIn: 77.8,
  layout: 42,
  dashboard: 5.75,
  board: 8.1,
  firstCards: 193.7,
  kitchen: 32.5,
  watch: 12.75,
  watchBackend: 14.6,
  webview: 2.25,
  printers: 6,
  afterPaint: 25.25,
};
