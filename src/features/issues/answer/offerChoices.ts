import type { IssueOffer } from '../../../core/orders/issues/types';

/** What can be chosen as an offer. */
export type OfferChoice =
  | { kind: 'refund'; amount: number }
  | { kind: 'time'; minutes: number }
  | { kind: 'replacement' };

/** The most amounts to choose from. */
const MOST_AMOUNTS = 8;
const STEPS = [1, 2, 5] as const;

const KINDS = ['refund', 'time', 'replacement'] as const;

/** Everything that the offers allow; a refund in steps up to its maximum. */
export function offerChoices(offers: readonly IssueOffer[]): OfferChoice[] {
  const sorted = KINDS.flatMap((kind) => offers.filter((offer) => offer.kind === kind));
  return sorted.flatMap((offer): OfferChoice[] => {
    if (offer.kind === 'refund') {
      return amountsUpTo(offer.max).map((amount) => ({ kind: 'refund', amount }));
    }
    if (offer.kind === 'time') return offer.minutes.map((minutes) => ({ kind: 'time', minutes }));
    return [{ kind: 'replacement' }];
  });
}

/** Round amounts in equal steps, and the maximum. */
export function amountsUpTo(max: number): number[] {
  const step = stepOf(max);
  const count = Math.ceil(max / step) - 1;
  // A product of a fraction, as in 3 × 0.1, is not exact.
  const round = Array.from({ length: count }, (_, at) => toPrecise(step * (at + 1)));
  return [...round.filter((amount) => amount < max), max];
}

/** The smallest round step that leaves few enough amounts. */
function stepOf(max: number): number {
  for (let power = 10 ** Math.floor(Math.log10(max) - 1); ; power *= 10) {
    const step = STEPS.find((one) => max / (one * power) <= MOST_AMOUNTS);
    if (step) return step * power;
  }
}

function toPrecise(amount: number): number {
  return Math.round(amount * 1e6) / 1e6;
}

/** The choice that is made until the vendor makes another: about half of a refund, or the first of the others. */
export function firstChoice(choices: readonly OfferChoice[]): OfferChoice | null {
  const refunds = choices.filter(({ kind }) => kind === 'refund');
  return refunds[Math.ceil(refunds.length / 2) - 1] ?? choices[0] ?? null;
}

/** Identifies a choice, also after the issue was read again. */
export function choiceKey(choice: OfferChoice): string {
  if (choice.kind === 'refund') return `refund ${choice.amount}`;
  return choice.kind === 'time' ? `time ${choice.minutes}` : choice.kind;
}
