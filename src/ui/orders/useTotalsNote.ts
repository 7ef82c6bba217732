import { useAtomValue } from 'jotai';
import { roundAmount } from '../../core/amount/units';
import { formatsAtom } from '../../core/format/formatsAtom';
import { useText } from '../../core/messages/useText';
import type { OrderBill } from '../../core/orders/types';
import { regionAtom } from '../../core/state/services';
import messages from './messages.en.json';

/** Explains the difference between the two totals of a bill, if any (b42). */
export function useTotalsNote(): (bill: OrderBill) => string | null {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  const { currency } = useAtomValue(regionAtom);
  return ({ total, originalTotal }) => {
    if (total === null || originalTotal === null) return null;
    const difference = roundAmount(originalTotal - total, currency);
    if (difference === 0) return null;
    const key = difference > 0 ? 'discounted' : 'surcharged';
    return text(key, { amount: money(Math.abs(difference)) });
  };
}
