/** The maximum sizes of what a page loads, in KiB after gzip. `npm run size` checks them; the site shows some. */
export const BUDGETS = {
  signIn: 147.6,
  elementSignIn: 149.9,
  embeddedSignIn: 77.6,
  layout: 42,
  dashboard: 5.75,
  board: 8.1,
  firstCards: 193.4,
  kitchen: 32.5,
  watch: 12.75,
  watchBackend: 14.5,
  webview: 2.25,
  printers: 6,
  afterPaint: 25.25,
};
