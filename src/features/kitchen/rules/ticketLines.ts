import type { Diet } from '../../../core/format/diet';
import { clip } from '../../../core/format/wireValues';
import { wrapWords } from '../../../core/format/wrapWords';
import type { OrderItem } from '../../../core/orders/types';
import type { Mark } from '../../../core/orders/work/marks';

/** Instructions have smaller text than items. */
const NOTE_SHARE = 2;

export type TicketLine =
  /** A change that nobody has confirmed yet. */
  { kind: 'mark'; mark: Mark } | TextLine;

export type TextLine =
  | { kind: 'item'; text: string; variant: string; quantity: number; diet: Diet | null }
  | { kind: 'addon'; text: string; quantity: number }
  /** The second name of the dish above. */
  | { kind: 'second'; text: string }
  /** The rest of a long name; the last line shows the variant. */
  | { kind: 'more'; text: string; variant: string }
  /** Instructions for the order or for the item above. */
  | { kind: 'note'; text: string; isFirst: boolean };

/**
 * The lines of a ticket. The instructions of the order come first, and add-ons are multiplied by the quantity of their
 * item. A text of more than `length` characters continues on another line, so that a ticket can be split there.
 */
export function ticketLines(
  { instructions, items }: { instructions: string; items: readonly OrderItem[] },
  length: number,
  secondName: (item: OrderItem) => string = () => '',
): TextLine[] {
  const notes = (note: string) => noteLines(splitText(clip(note), length * NOTE_SHARE));
  return [
    ...notes(instructions),
    ...items.flatMap((item) => [
      ...itemLines(item, length),
      ...splitText(secondName(item), length).map((text) => ({ kind: 'second' as const, text })),
      ...item.addons.flatMap(({ name, quantity }) =>
        addonLines(splitText(clip(name), length), quantity * item.quantity),
      ),
      ...notes(item.instructions),
    ]),
  ];
}

function itemLines({ name, variant, quantity, diet }: OrderItem, length: number): TextLine[] {
  const [text = '', ...rest] = splitText(clip(name), length);
  const [beside = '', ...below] = splitText(clip(variant), length);
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

function addonLines([text = '', ...rest]: readonly string[], quantity: number): TextLine[] {
  return [
    { kind: 'addon', text, quantity },
    ...rest.map((more) => ({ kind: 'more' as const, text: '', variant: more })),
  ];
}

function noteLines(parts: readonly string[]): TextLine[] {
  return parts.map((text, index) => ({ kind: 'note', text, isFirst: index === 0 }));
}

/** Splits a text into parts of at most `length` characters, between words if possible. */
export function splitText(text: string, length: number): string[] {
  const words = text.trim();
  return words ? wrapWords(words, (line) => line.length <= length) : [];
}
