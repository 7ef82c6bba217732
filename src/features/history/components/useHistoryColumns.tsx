import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { hasCapabilityAtom } from '../../../core/capabilities';
import type { HistoryRow, OwnColumn } from '../../../core/contracts';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { NOTHING } from '../../../core/format/nothing';
import { clip } from '../../../core/format/wireValues';
import type { Translate } from '../../../core/messages/messages';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { type LinkTo, useLinkTo } from '../../../core/navigation/useLinkTo';
import { canSortAtom } from '../../../core/orders/history/limits';
import type { OrderRow } from '../../../core/orders/history/types';
import { orderLinkId } from '../../../core/orders/orderIds';
import { orderNameAtom } from '../../../core/orders/shortNumbers';
import { statusFacts } from '../../../core/orders/statuses';
import { useStatusLabel } from '../../../ui/orders/OrderStatusChip';
import { usePaymentStatus } from '../../../ui/orders/PaymentBadge';
import { useHostColumns } from '../../../ui/patterns/host/useHostColumns';
import type { DataColumn } from '../../../ui/patterns/table/dataTableModel';
import { buttonLook } from '../../../ui/primitives/buttonStyles';
import { shape } from '../../../ui/primitives/layout/shapes';
import { statusChip } from '../../../ui/primitives/StatusChip';
import messages from '../messages.en.json';

interface Column extends DataColumn<OrderRow> {
  /** These ids appear in the URL and in the `columns` prop. */
  id: OwnColumn<'history'>['id'];
}

/**
 * The columns of the history, as the host arranges them. The server cannot sort by columns of the host. A cell is a text or one
 * element without a component, because a page has 200 of them.
 */
export function useHistoryColumns(): readonly DataColumn<OrderRow>[] {
  const text = useText(messages);
  const hasPages = useAtomValue(hasCapabilityAtom)('history.pages');
  const { money, dateTime, number } = useAtomValue(formatsAtom);
  const linkTo = useLinkTo();
  const nameOf = useAtomValue(orderNameAtom);
  const canSort = useAtomValue(canSortAtom);
  const statusLabel = useStatusLabel();
  const paymentStatus = usePaymentStatus();
  const portalColumns = useMemo(() => {
    const columns: Column[] = [
      {
        id: 'number',
        header: text('columnNumber'),
        value: (row) => row.number,
        cell: (row) => <strong>{nameOf(row)}</strong>,
        look: 'one-line',
        card: { line: 1, side: 'start', look: 'main' },
      },
      {
        id: 'date',
        header: text('columnDate'),
        value: (row) => row.createdAt,
        cell: (row) => dateTime(row.createdAt),
        look: 'one-line under-first',
        card: { line: 3, side: 'start' },
      },
      {
        id: 'customer',
        header: text('columnCustomer'),
        value: (row) => row.customer || null,
        cell: (row) => clip(row.customer) || NOTHING,
        minWidth: '76px',
        card: { line: 2, side: 'start' },
      },
      {
        id: 'items',
        header: text('columnItems'),
        value: (row) => row.itemCount,
        cell: (row) => number(row.itemCount),
        align: 'end',
        isMinor: true,
        look: 'between',
        card: { line: 2, side: 'start', look: 'named' },
      },
      {
        id: 'total',
        header: text('columnTotal'),
        value: (row) => row.total,
        cell: (row) => money(row.total),
        align: 'end',
        card: { line: 1, side: 'end', look: 'main' },
      },
      {
        id: 'payment',
        header: text('columnPayment'),
        value: (row) => row.paymentStatus || null,
        cell: (row) => {
          const { tone, label } = paymentStatus(row.paymentStatus);
          return statusChip(tone, label);
        },
        isMinor: true,
        card: { line: 3, side: 'end' },
      },
      {
        id: 'status',
        header: text('columnStatus'),
        value: (row) => row.rawStatus,
        // Completed is green, declined red, any other status yellow; the raw value of an unknown one is shown on hover (b44).
        cell: ({ status, rawStatus }) =>
          statusChip(
            statusFacts(status).pastTone,
            statusLabel(status),
            status === 'unknown' ? rawStatus : undefined,
          ),
        card: { line: 2, side: 'end' },
      },
      {
        id: 'view',
        header: text('columnView'),
        value: () => null,
        cell: (row) => orderLink(row, linkTo, text) ?? NOTHING,
        align: 'end',
        card: 'cover',
      },
    ];
    return columns.map((column) => ({
      ...column,
      isSortable: column.id !== 'view' && canSort(column.id),
    }));
  }, [text, money, dateTime, number, linkTo, nameOf, canSort, statusLabel, paymentStatus]);
  const columns = useHostColumns('history', portalColumns, toHistoryRow, !hasPages);
  return useMemo(() => {
    const [first, second] = columns;
    // Only then can a tight table show the date below the number.
    if (first?.id === 'number' && second?.id === 'date') return columns;
    return columns.map(
      (column): DataColumn<OrderRow> =>
        column.id === 'date' ? { ...column, look: 'one-line' } : column,
    );
  }, [columns]);
}

/** The link to an order; `null` if the order has no id for a URL. */
export function orderLink(row: OrderRow, linkTo: LinkTo, text: Translate<keyof typeof messages>) {
  const linkId = orderLinkId(row);
  if (linkId === null) return null;
  return (
    <a
      className={shape.button}
      {...buttonLook({ size: 'sm' })}
      {...linkTo(paths.orderHistoryDetail(linkId))}
      aria-label={text('viewOrder', { number: row.number })}
    >
      {text('view')}
    </a>
  );
}

/** The fields of a row for the host's columns, without personal data. */
function toHistoryRow(row: OrderRow): HistoryRow {
  const { id, number, status, createdAt, itemCount, total, paymentStatus, extra } = row;
  const placedAt = createdAt === null ? '' : new Date(createdAt).toISOString();
  return { id, number, status, placedAt, itemCount, total, paymentStatus, extra };
}
