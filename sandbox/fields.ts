/** A request's body once parsed: JSON values, or the parts of a form. */
export type Fields = Record<string, unknown>;

/** A field as trimmed text; the portal sends phones and codes as numbers. */
export function textField(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** A field as a number, also when it came as text in a form. */
export function numberField(fields: Fields, name: string, fallback: number): number {
  const value = textField(fields, name);
  return value !== '' && Number.isFinite(Number(value)) ? Number(value) : fallback;
}

/** A field as an object, also when it came as JSON text in a form; null when it is neither. */
export function objectField(fields: Fields, name: string): Fields | null {
  const value = fields[name];
  return asObject(typeof value === 'string' ? parseJson(value) : value);
}

export function asObject(value: unknown): Fields | null {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value)) : null;
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
