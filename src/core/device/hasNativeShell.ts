/**
 * Whether a native app shows the page in a WebView (`docs/webview.md`). An element of the page may have this id, which
 * would be found in place of the object.
 */
export function hasNativeShell(): boolean {
  const { vendorPortalShell: found } = window as { vendorPortalShell?: unknown };
  return typeof found === 'object' && found !== null && !(found instanceof Element);
}
