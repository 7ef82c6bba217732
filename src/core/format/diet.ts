import { toText } from './wireValues';

/** The mark for vegetarian food that Indian law requires. */
export type Diet = 'veg' | 'nonVeg' | 'egg';

/** Reads all spellings, such as "non_veg" and "Non-Veg"; returns `null` for any other value (b39, b61). */
export function toDiet(value: unknown): Diet | null {
  const plain = toText(value)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  if (plain === 'nonveg') return 'nonVeg';
  return plain === 'veg' || plain === 'egg' ? plain : null;
}
