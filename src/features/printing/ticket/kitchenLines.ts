import type { TicketLine } from '../../../core/contracts';

/** A dish to cook, with its second name, variants, add-ons and instructions below. */
export interface KitchenLine
  extends Pick<TicketLine, 'name' | 'quantity' | 'diet' | 'instructions'> {
  details: readonly string[];
}

/** A variant with more characters is not read as a list. */
const LONGEST_LIST = 1_000;
/** A comma inside brackets belongs to the name, as in "Thali (rice, dal)". */
const SEPARATOR = /\s*(?:\n|\+|,(?![^(]*\)))\s*/;
/** "2 x Raita" or "Raita x2". */
const COUNT_FIRST = /^(\d{1,3})\s*[x×]\s+(.+)$/i;
const COUNT_LAST = /^(.*\S)\s+[x×]\s*(\d{1,3})$/i;

/** Merges equal lines, and multiplies the quantities of add-ons by the quantity of their line. */
export function kitchenLines(lines: readonly TicketLine[]): KitchenLine[] {
  const merged = new Map<string, TicketLine>();
  for (const line of lines) {
    const { name, secondName, variant, addons, diet, instructions } = line;
    const key = JSON.stringify([name, secondName, variant, addons, diet, instructions]);
    const quantity = (merged.get(key)?.quantity ?? 0) + line.quantity;
    merged.set(key, { ...line, quantity });
  }
  return [...merged.values()].map((line) => {
    const { name, secondName, quantity, diet, instructions } = line;
    const details = [
      ...(secondName ? [secondName] : []),
      ...detailsOf(line.variant).map((part) => multiplied(part, quantity)),
      ...addonsOf(line, quantity),
    ];
    return { name, quantity, diet, instructions, details };
  });
}

/** The add-ons, with their quantities for this number of pieces. */
export function addonsOf({ addons }: Pick<TicketLine, 'addons'>, pieces: number): string[] {
  return addons.map(({ name, quantity }) => `${quantity * pieces} × ${name}`);
}

/** The parts of a variant, with the quantities for one piece. */
export function detailsOf(variant: string): string[] {
  return variant.length > LONGEST_LIST ? [variant] : variant.split(SEPARATOR).filter(Boolean);
}

function multiplied(part: string, quantity: number): string {
  const [, count, name] = COUNT_FIRST.exec(part) ?? [];
  if (count && name) return `${Number(count) * quantity} × ${name}`;
  const [, lastName, lastCount] = COUNT_LAST.exec(part) ?? [];
  if (lastName && lastCount) return `${Number(lastCount) * quantity} × ${lastName}`;
  return part;
}
