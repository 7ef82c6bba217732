import { useAtomValue } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/format/formatsAtom';
import type { HistoryTotals } from '../../../core/orders/history/types';
import { StatCard } from '../../../ui/primitives/layout/Card';
import messages from '../messages.en.json';

export function TotalCards({ totals }: { totals?: HistoryTotals | undefined }) {
  const text = useText(messages);
  const { money, number } = useAtomValue(formatsAtom);
  const unknown = text('unknown');
  return (
    <>
      <StatCard label={text('ordersToday')} value={totals ? number(totals.orders) : unknown} />
      <StatCard
        label={text('revenueToday')}
        value={totals ? money(totals.revenue ?? 0) : unknown}
      />
    </>
  );
}
