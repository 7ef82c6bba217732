import { text } from '../format/wireValues';

/** What a dish is made of, as Indian law has it marked. @internal */
export type Diet = 'veg' | 'nonVeg' | 'egg';

/** Reads every spelling the wire knows ("non_veg", "Non-Veg"); `null` for any other (b39, b61). @internal */
export function toDiet(value: unknown): Diet | null {
  const plain = text(value)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  if (plain === 'nonveg') return 'nonVeg';
  return plain === 'veg' || plain === 'egg' ? plain : null;
}
