import type { Fields } from '../../fields.ts';
import { lineId } from '../orders/present.ts';
import type { OrderRow } from '../orders/schema.ts';

const MESSAGES = {
  missing: 'One dish was not in the bag.',
  wrong: 'I got a different dish than the one I ordered.',
  quality: 'The food was cold and the bread was hard.',
  damaged: 'The box was open and half of the gravy was in the bag.',
  late: 'The order is not here yet. How long will it take?',
  payment: 'I was charged twice for this order.',
  other: 'Please call me about the bill.',
} as const;

export type IssueKind = keyof typeof MESSAGES;
export const KINDS = Object.keys(MESSAGES) as IssueKind[];

const REASONS = [
  { id: 'packed', label: 'All dishes were in the bag', for: 'reject' },
  { id: 'as-ordered', label: 'The dish is the one that was ordered', for: 'reject' },
  { id: 'sealed', label: 'The bag was sealed when the rider took it', for: 'reject' },
  { id: 'sold-out', label: 'The dish was sold out', for: 'accept' },
] as const;

/** How a complaint of this kind looks, in wire format. */
export function factsOf(kind: IssueKind, order: OrderRow): Fields {
  const [first] = order.items;
  const price = first?.price ?? order.total;
  const item = {
    line_id: lineId(0),
    name: first?.name ?? 'Dish',
    quantity: 1,
    amount: price,
    reason: kind,
  };
  const photo = (nth: number) => ({ url: `assets/issue-${kind}-${nth}.svg`, type: 'image' });
  const facts = {
    kind,
    message: MESSAGES[kind],
    evidence: [] as object[],
    items: [item],
    asks: { kind: 'refund', amount: price } as object | null,
    if_silent: 'accept',
    offers: [{ kind: 'refund', max: price }] as object[],
    reasons: REASONS,
    question: null as string | null,
  };
  const total = order.total;
  const special: Readonly<Record<IssueKind, Partial<typeof facts>>> = {
    missing: {},
    wrong: {
      evidence: [photo(1)],
      asks: { kind: 'replacement', amount: price },
      offers: [{ kind: 'replacement' }, { kind: 'refund', max: price }],
    },
    quality: { evidence: [photo(1)], if_silent: 'reject' },
    damaged: { evidence: [photo(1), photo(2)] },
    late: {
      items: [],
      asks: { kind: 'cancel', amount: total },
      offers: [{ kind: 'time', minutes: [10, 15, 20] }],
    },
    payment: {
      items: [],
      asks: { kind: 'refund', amount: total },
      if_silent: 'none',
      question: 'Did the rider pay you in cash for this order?',
    },
    other: { items: [], asks: null, if_silent: 'none', offers: [] },
  };
  return { ...facts, ...special[kind] };
}
