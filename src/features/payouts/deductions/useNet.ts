import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { useClock } from '../../../ui/patterns/useClock';
import { type CyclePayment, paymentOf } from '../cycle/paid';
import type { PayoutDetails } from '../cycle/types';
import type { Payout } from '../data';
import payoutMessages from '../messages.en.json';
import messages from './messages.en.json';

interface Net {
  payment: CyclePayment;
  /** The day by the server's clock. */
  today: string;
  label: string;
  /** In place of a sum that should have been sent, and is then not 0 (c75); otherwise `''`. */
  missing: string;
}

/** What is known today of the sum of a payout. */
export function useNet(payout: Payout, details: PayoutDetails | null, units: number): Net {
  const text = useText(messages);
  const payoutText = useText(payoutMessages);
  const { isoDay } = useAtomValue(formatsAtom);
  const today = useClock(useCallback((now: number) => isoDay(now), [isoDay]));
  const payment = paymentOf(payout, details, { today, units });
  const { state } = payment;
  return {
    payment,
    today,
    label: text(state === 'notYet' ? 'net' : 'paid'),
    missing: state === 'notSent' ? payoutText('paidNotSent') : '',
  };
}
