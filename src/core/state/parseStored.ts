import { parseJson } from '../api/json';

/** Parses a stored value, which any script of the page may have changed; `null` if it is not JSON. */
export function parseStored(stored: string | null): unknown {
  try {
    return parseJson(stored ?? '');
  } catch {
    return null;
  }
}
