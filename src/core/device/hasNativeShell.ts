/**
 * Whether a native app shows the page in a WebView (`docs/webview.md`). An element or a frame of the page may have this
 * name, which would be found in place of the object: only a plain object is an app. Reading a property of a frame of
 * another origin throws.
 */
export function hasNativeShell(): boolean {
  const { vendorPortalShell: shell } = window as { vendorPortalShell?: unknown };
  if (typeof shell !== 'object' || shell === null) return false;
  // A frame of another origin has no prototype; elements, their collections and own frames have other tags.
  return (
    Object.getPrototypeOf(shell) !== null &&
    Object.prototype.toString.call(shell) === '[object Object]'
  );
}
