/** A parsed request body: JSON values, or the parts of a form. */
export type Fields = Record<string, unknown>;

/** A field as trimmed text. The portal sends phone numbers and codes as numbers. */
export function textField(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** A field as a number; a form sends it as text. */
export function numberField(fields: Fields, name: string, fallback: number): number {
  const value = textField(fields, name);
  return value !== '' && Number.isFinite(Number(value)) ? Number(value) : fallback;
}

/** A field as a boolean; a form sends it as text. */
export function flagField(fields: Fields, name: string, fallback: boolean): boolean {
  const value = fields[name];
  if (typeof value === 'boolean') return value;
  return value === 'true' || value === 'false' ? value === 'true' : fallback;
}

/** A field as an object; a form sends it as JSON text. */
export function objectField(fields: Fields, name: string): Fields | null {
  return asObject(jsonField(fields, name));
}

/** A field as a list of objects; a single object becomes a list of one. */
export function listField<T extends object>(fields: Fields, name: string): T[] | undefined {
  const value = jsonField(fields, name);
  if (value === undefined) return undefined;
  return [value].flat().filter((item): item is T => typeof item === 'object' && item !== null);
}

/** A field as a list of texts; a form sends it as JSON text. */
export function textsField(fields: Fields, name: string): string[] | undefined {
  const value = jsonField(fields, name);
  return Array.isArray(value) ? value.map(String) : undefined;
}

export function fileField(fields: Fields, name: string): File | null {
  return filesField(fields, name)[0] ?? null;
}

export function filesField(fields: Fields, name: string): File[] {
  return [fields[name]].flat().filter((part) => part instanceof File);
}

export function asObject(value: unknown): Fields | null {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value)) : null;
}

const MOST_OWN = 20;
const LONGEST_OWN = 200;

/** Short values of fields that the contract does not name. A marketplace with such fields keeps them with the record. */
export function ownFields(fields: Fields, standard: readonly string[]): Fields {
  const extras = Object.entries(fields).filter(
    ([name, value]) => !standard.includes(name) && name.length <= LONGEST_OWN && isShort(value),
  );
  return Object.fromEntries(extras.slice(0, MOST_OWN));
}

function isShort(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_OWN;
  return value === null || typeof value === 'number' || typeof value === 'boolean';
}

function jsonField(fields: Fields, name: string): unknown {
  const value = fields[name];
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
