import { useAtomValue } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/format/formatsAtom';
import messages from '../messages.en.json';
import type { HistoryTotals } from '../../../core/orders/history/types';
import { Facts } from './historyStyles';

/** Totals of the filtered orders; `null` until they are known. */
export function Totals({ totals }: { totals: HistoryTotals | null }) {
  const text = useText(messages);
  const { money, number } = useAtomValue(formatsAtom);
  const facts = [
    ['totalOrders', number(totals?.orders)],
    ['totalRevenue', money(totals?.revenue)],
    ['totalAverage', money(totals?.average)],
  ] as const;
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
