import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { OwnColumn, PayoutRow } from '../../core/contracts';
import { formatsAtom } from '../../core/format/formatsAtom';
import { clip } from '../../core/format/wireValues';
import type { Translate } from '../../core/messages/messages';
import { useText } from '../../core/messages/useText';
import { paths } from '../../core/navigation/paths';
import type { ExportColumn } from '../../ui/patterns/export/exportTable';
import { useHostColumns } from '../../ui/patterns/host/useHostColumns';
import type { DataColumn } from '../../ui/patterns/table/dataTableModel';
import { Quiet } from '../../ui/primitives/layout/Layout';
import { StatusChip } from '../../ui/primitives/StatusChip';
import type { StatusTone } from '../../ui/theme/tones';
import { cycleLinkId } from './cycle/cycleDays';
import type { Payout } from './data';
import { rowLinkStyles } from './linkStyles';
import messages from './messages.en.json';
import type { CycleEstimates } from './useCycleEstimates';

const TONES: Readonly<Partial<Record<string, StatusTone>>> = {
  settled: 'success',
  paid: 'success',
  completed: 'success',
  pending: 'warning',
  failed: 'danger',
};

export const SORTABLE = ['serial', 'cycle', 'orders', 'status', 'estimate'] as const;

interface Column extends DataColumn<Payout> {
  /** These ids appear in the URL and in the `columns` prop. */
  id: OwnColumn<'payouts'>['id'];
}

/** The columns of the payouts table (B2), and the estimate of each cycle. */
export function usePayoutColumns(estimates: CycleEstimates): readonly DataColumn<Payout>[] {
  const text = useText(messages);
  const { number, money } = useAtomValue(formatsAtom);
  const { of: estimateOf, isReading } = estimates;
  const portalColumns = useMemo(
    (): readonly Column[] => [
      {
        id: 'serial',
        header: text('columnSerial'),
        value: ({ serial }) => serial,
        cell: ({ serial }) => number(serial),
        card: { line: 3, side: 'end', look: 'named' },
      },
      {
        id: 'cycle',
        header: text('columnCycle'),
        value: ({ startsOn, cycle }) => startsOn ?? (cycle || null),
        cell: (payout) => <CycleLink payout={payout} />,
        card: { line: 1, side: 'start' },
      },
      {
        id: 'orders',
        header: text('columnOrders'),
        value: ({ orders }) => orders,
        cell: ({ orders }) => <strong>{number(orders)}</strong>,
        align: 'end',
        card: { line: 2, side: 'end', look: 'named' },
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
        card: { line: 1, side: 'end' },
      },
      {
        id: 'estimate',
        header: text('columnEstimate'),
        value: estimateOf,
        cell: (payout) => {
          if (isReading(payout)) return <Quiet>{text('estimateReading')}</Quiet>;
          const estimate = estimateOf(payout);
          return <strong>{estimate === null ? text('none') : money(estimate)}</strong>;
        },
        align: 'end',
        minWidth: '96px',
        card: { line: 2, side: 'start', look: 'named' },
      },
    ],
    [text, number, money, estimateOf, isReading],
  );
  return useHostColumns('payouts', portalColumns, toPayoutRow);
}

const Anchor = styled(Link)`
  ${rowLinkStyles}
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

/** The fields of a cycle for the host's columns. */
function toPayoutRow({ cycle, days, orders, status }: Payout): PayoutRow {
  return { cycle, days: days && { from: days.from, to: days.to }, orders, status };
}

/** The columns of the CSV file. */
export function payoutExport(
  text: Translate<keyof typeof messages>,
  estimateOf: (payout: Payout) => number | null,
): readonly ExportColumn<Payout>[] {
  return [
    { header: text('columnSerial'), value: ({ serial }) => serial },
    { header: text('columnCycle'), value: ({ cycle }) => cycle },
    { header: text('columnStartIso'), value: ({ startsOn }) => startsOn, kind: 'day' },
    { header: text('columnOrders'), value: ({ orders }) => orders },
    { header: text('columnStatus'), value: ({ status }) => status || text('cycleStatusNone') },
    { header: text('columnEstimate'), value: estimateOf, kind: 'money' },
  ];
}
