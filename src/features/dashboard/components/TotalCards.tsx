import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import type { HistoryTotals } from '../../../core/orders/history/types';
import { StatCard } from '../../../ui/primitives/layout/ScreenLayout';
import messages from '../messages.en.json';

interface TotalCardsProps {
  totals?: HistoryTotals | undefined;
  /** Shown in place of a figure that is not known. */
  unknown?: ReactNode;
}

export function TotalCards({ totals, unknown }: TotalCardsProps) {
  const text = useText(messages);
  const { money, number } = useAtomValue(formatsAtom);
  const none = unknown ?? text('unknown');
  return (
    <>
      <StatCard label={text('ordersToday')} value={totals ? number(totals.orders) : none} />
      <StatCard label={text('revenueToday')} value={totals ? money(totals.revenue ?? 0) : none} />
    </>
  );
}
