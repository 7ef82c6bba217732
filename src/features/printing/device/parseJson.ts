/** A stored value, which anything on the page may have changed. */
export function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '');
  } catch {
    return null;
  }
}
