import { parseJson } from '../api/json';

/** A stored value, which anything on the page may have changed; `null` if it is not JSON. */
export function parseStored(stored: string | null): unknown {
  try {
    return parseJson(stored ?? '');
  } catch {
    return null;
  }
}
