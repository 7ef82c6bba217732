import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { OwnColumn, PaymentLogRow } from '../../core/contracts';
import type { Formats } from '../../core/format/formats';
import { formatsAtom } from '../../core/format/formatsAtom';
import { NOTHING } from '../../core/format/nothing';
import { clip } from '../../core/format/wireValues';
import { readDay } from '../../core/format/writtenDays';
import type { Translate } from '../../core/messages/messages';
import { useText } from '../../core/messages/useText';
import type { ExportColumn } from '../../ui/patterns/export/exportTable';
import { useHostColumns } from '../../ui/patterns/host/useHostColumns';
import type { DataColumn } from '../../ui/patterns/table/dataTableModel';
import { StatusChip } from '../../ui/primitives/StatusChip';
import messages from './messages.en.json';
import type { PaymentLog } from './types';

const TONES = { captured: 'success', refund: 'warning', withdraw: 'info' } as const;

interface Column extends DataColumn<PaymentLog> {
  id: OwnColumn<'paymentLogs'>['id'];
}

/** The columns of the payment logs; none can be sorted, because the rows are grouped by day. */
export function useLogColumns(): readonly DataColumn<PaymentLog>[] {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  const portalColumns = useMemo(() => {
    const shown = (value: string) => clip(value) || NOTHING;
    const columns: Column[] = [
      {
        id: 'order',
        header: text('columnOrder'),
        value: ({ orderNumber }) => shown(orderNumber),
        minWidth: '96px',
        card: { line: 2, side: 'start', look: 'named' },
      },
      {
        id: 'name',
        header: text('columnName'),
        value: ({ name }) => shown(name),
        card: { line: 1, side: 'start', look: 'main' },
      },
      {
        id: 'transaction',
        header: text('columnTransaction'),
        value: ({ transaction }) => shown(transaction),
        card: { line: 3, side: 'start' },
      },
      {
        id: 'type',
        header: text('columnType'),
        value: ({ type }) => shown(type),
        isMinor: true,
        card: { line: 3, side: 'end' },
      },
      {
        id: 'status',
        header: text('columnStatus'),
        value: ({ rawStatus }) => rawStatus,
        cell: (log) => <LogChip log={log} />,
        card: { line: 2, side: 'end' },
      },
      {
        id: 'amount',
        header: text('columnAmount'),
        value: ({ amount }) => amount,
        cell: (log) => <strong>{money(signedAmount(log))}</strong>,
        align: 'end',
        card: { line: 1, side: 'end', look: 'main' },
      },
    ];
    return columns.map((column) => ({ ...column, isSortable: false }));
  }, [text, money]);
  return useHostColumns('paymentLogs', portalColumns, toPaymentLogRow, false);
}

/** A refund goes back to the customer. */
function signedAmount({ status, amount }: PaymentLog): number | null {
  return status === 'refund' && amount !== null ? -Math.abs(amount) : amount;
}

function LogChip({ log: { status, rawStatus } }: { log: PaymentLog }) {
  const text = useText(messages);
  if (status === 'unknown') return <StatusChip label={clip(rawStatus) || NOTHING} />;
  return <StatusChip tone={TONES[status]} label={text(status)} />;
}

/** The fields of a payment for the host's columns, without the name of the customer. */
function toPaymentLogRow(log: PaymentLog): PaymentLogRow {
  const { id, orderNumber, transaction, amount, type, rawStatus } = log;
  return { id, orderNumber, transaction, amount, type, status: rawStatus };
}

/** The columns of the CSV file. */
export function logExport(
  text: Translate<keyof typeof messages>,
  isoDay: Formats['isoDay'],
): readonly ExportColumn<PaymentLog>[] {
  return [
    { header: text('columnDay'), value: ({ day }) => day, kind: 'day' },
    { header: text('columnDayIso'), value: ({ day }) => readDay(day, isoDay), kind: 'day' },
    { header: text('columnOrder'), value: ({ orderNumber }) => orderNumber },
    { header: text('columnName'), value: ({ name }) => name },
    { header: text('columnTransaction'), value: ({ transaction }) => transaction },
    { header: text('columnType'), value: ({ type }) => type },
    {
      header: text('columnStatus'),
      value: ({ status, rawStatus }) => (status === 'unknown' ? rawStatus : text(status)),
    },
    { header: text('columnAmount'), value: ({ amount }) => amount, kind: 'money' },
  ];
}
