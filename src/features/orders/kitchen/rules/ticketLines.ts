import type { Diet } from '../../../../core/food/diet';
import { clip } from '../../../../core/format/wireValues';
import type { Order, OrderItem } from '../../types';

/** A longer text continues in a further line, so that a ticket can break between columns. */
const LINE_CHARACTERS = 60;
const NOTE_CHARACTERS = 120;

export type TicketLine =
  | { kind: 'item'; text: string; variant: string; quantity: number; diet: Diet | null }
  | { kind: 'addon'; text: string; quantity: number }
  /** The rest of a long name, the last with its variant. */
  | { kind: 'more'; text: string; variant: string }
  /** Instructions, of the order or of the item above. */
  | { kind: 'note'; text: string; isFirst: boolean };

/** The lines of a ticket: the instructions of the order first, add-ons in the quantity of their item. */
export function ticketLines({ instructions, items }: Order): TicketLine[] {
  return [
    ...noteLines(instructions),
    ...items.flatMap(({ name, variant, addons, quantity, diet, instructions: note }) => [
      ...itemLines(clip(name), clip(variant), { quantity, diet }),
      ...addons.flatMap((addon) => addonLines(clip(addon.name), addon.quantity * quantity)),
      ...noteLines(note),
    ]),
  ];
}

function itemLines(
  name: string,
  variant: string,
  { quantity, diet }: Pick<OrderItem, 'quantity' | 'diet'>,
): TicketLine[] {
  const [text = '', ...rest] = splitText(name, LINE_CHARACTERS);
  const [beside = '', ...below] = splitText(variant, LINE_CHARACTERS);
  return [
    { kind: 'item', text, variant: rest.length > 0 ? '' : beside, quantity, diet },
    ...rest.map((more, index) => ({
      kind: 'more' as const,
      text: more,
      variant: index === rest.length - 1 ? beside : '',
    })),
    ...below.map((more) => ({ kind: 'more' as const, text: '', variant: more })),
  ];
}

function addonLines(name: string, quantity: number): TicketLine[] {
  const [text = '', ...rest] = splitText(name, LINE_CHARACTERS);
  return [
    { kind: 'addon', text, quantity },
    ...rest.map((more) => ({ kind: 'more' as const, text: '', variant: more })),
  ];
}

function noteLines(note: string): TicketLine[] {
  return splitText(clip(note), NOTE_CHARACTERS).map((text, index) => ({
    kind: 'note',
    text,
    isFirst: index === 0,
  }));
}

/** Parts of at most `length` characters, between words where possible. */
export function splitText(text: string, length: number): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > length) {
    const space = rest.lastIndexOf(' ', length);
    const end = space > length / 2 ? space : lastCharacter(rest, length);
    parts.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest ? [...parts, rest] : parts;
}

/** The end of the last whole character, so that neither emoji nor Devanagari syllables break. */
function lastCharacter(text: string, length: number): number {
  let end = 0;
  for (const { index } of new Intl.Segmenter().segment(text.slice(0, length + 1))) end = index;
  return end || length;
}
