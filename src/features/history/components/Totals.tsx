import { useAtomValue } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/format/formatsAtom';
import messages from '../messages.en.json';
import type { HistoryTotals } from '../../../core/orders/history/types';
import { Facts } from './historyStyles';

interface TotalsProps {
  /** Totals of the filtered orders; `null` until they are known. */
  totals: HistoryTotals | null;
  /** Whether the filter finds only declined orders, which have no revenue. */
  isDeclined: boolean;
}

export function Totals({ totals, isDeclined }: TotalsProps) {
  const text = useText(messages);
  const { money, number } = useAtomValue(formatsAtom);
  const facts = [
    ['totalOrders', number(totals?.orders)],
    ['totalRevenue', money(totals?.revenue)],
    ['totalAverage', money(totals?.average)],
  ] as const;
  if (isDeclined) {
    const lost = totals?.lost ?? null;
    return (
      <p>
        <strong>{text('totalsDeclined', { count: number(totals?.orders) })}</strong>
        {lost !== null && ` · ${text('totalsLost', { amount: money(lost) })}`}
      </p>
    );
  }
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>
            {text(name)}
            {name === 'totalRevenue' && <span> {text('totalRevenueNote')}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
