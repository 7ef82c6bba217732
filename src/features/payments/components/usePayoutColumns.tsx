import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { formatsAtom } from '../../../core/format/formatsAtom';
import type { DataColumn } from '../../../ui/patterns/table/dataTableModel';
import { Quiet } from '../../../ui/primitives/layout/Text';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import messages from '../messages.en.json';
import { cycleLinkId } from '../cycle/cycleDays';
import type { Payout } from '../types';
import { linkStyles } from '../linkStyles';
import type { StatusTone } from '../../../ui/theme/tones';

const TONES: Readonly<Partial<Record<string, StatusTone>>> = {
  settled: 'success',
  paid: 'success',
  completed: 'success',
  pending: 'warning',
  failed: 'danger',
};

export const SORTABLE = ['serial', 'cycle', 'orders', 'status'] as const;

interface Column extends DataColumn<Payout> {
  /** These ids appear in the URL. */
  id: (typeof SORTABLE)[number];
}

/** The columns of the payouts table (B2). */
export function usePayoutColumns(): readonly Column[] {
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
        cell: (payout) => <CycleLink payout={payout} />,
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

const Anchor = styled(Link)`
  ${linkStyles}
`;

/** Opens the page of the cycle, if its days are known. */
function CycleLink({ payout: { cycle, days } }: { payout: Payout }) {
  const text = useText(messages);
  const { search } = useLocation();
  if (days) {
    return (
      <Anchor to={paths.payoutCycle(cycleLinkId(days))} state={{ search }}>
        {clip(cycle)}
      </Anchor>
    );
  }
  return (
    <>
      {clip(cycle) || text('none')}
      {cycle && <Quiet as="div">{text('cycleUnreadable')}</Quiet>}
    </>
  );
}

function titled(status: string): string {
  return clip(status.charAt(0).toUpperCase() + status.slice(1));
}
