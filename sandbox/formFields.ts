import type { Fields } from './fields.ts';

/** A field as true or false, also when it came as text in a form. */
export function flagField(fields: Fields, name: string, fallback: boolean): boolean {
  const value = fields[name];
  if (typeof value === 'boolean') return value;
  return value === 'true' || value === 'false' ? value === 'true' : fallback;
}

/** A field that travels as JSON: parsed when it came as text in a form, undefined when it is absent. */
export function jsonField(fields: Fields, name: string): unknown {
  const value = fields[name];
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** A field as a list of objects; one object alone counts as a list of one. */
export function listField<T extends object>(fields: Fields, name: string): T[] | undefined {
  const value = jsonField(fields, name);
  if (value === undefined) return undefined;
  return [value].flat().filter((item): item is T => typeof item === 'object' && item !== null);
}

export function fileField(fields: Fields, name: string): File | null {
  return filesField(fields, name)[0] ?? null;
}

export function filesField(fields: Fields, name: string): File[] {
  return [fields[name]].flat().filter((part) => part instanceof File);
}
