import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import messages from './messages.en.json';
import type { FindingCause, Reason } from './types';

/** Reasons whose amount is a difference; the amounts of the others are missing or paid as a whole. */
const DIFFERENCES: readonly Reason[] = ['capturedOther', 'paidOther', 'capturedTwice', 'paidTwice'];

/** A reason with its amount: `Captured amount differs from the total · −₹50.00`. */
export function useCauseWords(units: number): (cause: FindingCause) => string {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  return ({ reason, amount }) => {
    if (amount === null) return text(reason);
    const shown = money(Math.abs(amount) / units);
    const sign = amount < 0 ? 'less' : DIFFERENCES.includes(reason) ? 'more' : null;
    return text('causeAmount', {
      cause: text(reason),
      amount: sign ? text(sign, { amount: shown }) : shown,
    });
  };
}
