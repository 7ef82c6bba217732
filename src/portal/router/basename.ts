/** Percent-encodes the path as the browser does in its URL. */
export function normaliseBasename(path = '/'): string {
  const parts = path.split('/').filter(Boolean);
  return new URL(`/${parts.join('/')}`, 'http://mount.invalid').pathname;
}
