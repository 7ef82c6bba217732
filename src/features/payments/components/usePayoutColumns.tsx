import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/state/services';
import type { DataColumn } from '../../../ui/patterns/table/dataTableModel';
import { StatusChip, type StatusTone } from '../../../ui/primitives/StatusChip';
import messages from '../messages.en.json';
import type { Payout } from '../types';

const TONES: Readonly<Partial<Record<string, StatusTone>>> = {
  settled: 'success',
  paid: 'success',
  completed: 'success',
  pending: 'warning',
  failed: 'danger',
};

/** The columns of the payouts table (B2). */
export function usePayoutColumns(): readonly DataColumn<Payout>[] {
  const text = useText(messages);
  const { number } = useAtomValue(formatsAtom);
  return useMemo(
    () => [
      {
        id: 'serial',
        header: text('columnSerial'),
        value: ({ serial }) => serial,
        cell: ({ serial }) => number(serial),
      },
      {
        id: 'cycle',
        header: text('columnCycle'),
        value: ({ startsAt, cycle }) => startsAt ?? (cycle || null),
        cell: ({ cycle }) => clip(cycle) || text('none'),
      },
      {
        id: 'orders',
        header: text('columnOrders'),
        value: ({ orders }) => orders,
        cell: ({ orders }) => <strong>{number(orders)}</strong>,
        align: 'end',
      },
      {
        id: 'status',
        header: text('columnStatus'),
        value: ({ status }) => status || null,
        cell: ({ status }) =>
          status ? (
            <StatusChip tone={TONES[status.toLowerCase()] ?? 'neutral'} label={titled(status)} />
          ) : (
            text('cycleStatusNone')
          ),
      },
    ],
    [text, number],
  );
}

function titled(status: string): string {
  return clip(status.charAt(0).toUpperCase() + status.slice(1));
}
