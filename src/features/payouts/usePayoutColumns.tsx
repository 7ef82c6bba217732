import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { OwnColumn, PayoutRow } from '../../core/contracts';
import { formatsAtom } from '../../core/format/formatsAtom';
import { NOTHING } from '../../core/format/nothing';
import { clip } from '../../core/format/wireValues';
import { type ReadIso, readDay } from '../../core/format/writtenDays';
import type { Translate } from '../../core/messages/messages';
import { useText } from '../../core/messages/useText';
import { paths } from '../../core/navigation/paths';
import { totalOfLines } from '../../core/payouts/sums';
import type { ExportColumn } from '../../ui/patterns/export/exportTable';
import { useHostColumns } from '../../ui/patterns/host/useHostColumns';
import type { DataColumn } from '../../ui/patterns/table/dataTableModel';
import { Quiet } from '../../ui/primitives/layout/Layout';
import { StatusChip } from '../../ui/primitives/StatusChip';
import { cycleLinkId } from './cycle/cycleDays';
import { cycleTone } from './cycle/paid';
import { type Payout, sendsAtom } from './data';
import { rowLinkStyles } from './linkStyles';
import messages from './messages.en.json';
import type { CycleEstimates } from './useCycleEstimates';
import type { CyclePayments, PaymentCell } from './useCyclePayments';

export const SORTABLE = [
  'serial',
  'cycle',
  'orders',
  'status',
  'deducted',
  'paid',
  'estimate',
] as const;

interface Column extends DataColumn<Payout> {
  /** These ids appear in the URL and in the `columns` prop. */
  id: OwnColumn<'payouts'>['id'];
}

/** The text for a cycle without an amount. */
const PAYMENT_TEXT = {
  notYet: 'paidNotYet',
  notSent: 'paidNotSent',
  unasked: 'paidUnasked',
  reading: 'estimateReading',
  failed: 'paidFailed',
} as const satisfies Record<Exclude<PaymentCell['state'], 'paid'>, keyof typeof messages>;

/** The columns of the payouts table (B2), what was paid, and the estimate of a cycle for which nothing was (c75). */
export function usePayoutColumns(
  estimates: CycleEstimates,
  payments: CyclePayments,
  units: number,
): readonly DataColumn<Payout>[] {
  const text = useText(messages);
  const { number, money, date, isoDay } = useAtomValue(formatsAtom);
  const { deductions: hasDeductions } = useAtomValue(sendsAtom);
  const { of: estimateOf, isReading, isRead } = estimates;
  const { of: paymentOf } = payments;
  const portalColumns = useMemo((): readonly Column[] => {
    const paidColumn: Column = {
      id: 'paid',
      header: text('columnPaid'),
      value: (payout) => amountOf(paymentOf?.(payout), units),
      cell: (payout) => {
        const payment = paymentOf?.(payout);
        if (payment?.state !== 'paid')
          return <Quiet>{text(PAYMENT_TEXT[payment?.state ?? 'notSent'])}</Quiet>;
        const day = readDay(payment.at, isoDay);
        return (
          <>
            <strong>{money(payment.amount / units)}</strong>
            <Quiet as="div">{day ? date(day) : text('paidDayNotSent')}</Quiet>
          </>
        );
      },
      align: 'end',
      minWidth: '96px',
      card: { line: 2, side: 'start', look: 'named' },
    };
    const deductedColumn: Column = {
      id: 'deducted',
      header: text('columnDeducted'),
      value: (payout) => deductedOf(payout, units),
      cell: (payout) => money(deductedOf(payout, units)),
      align: 'end',
      minWidth: '96px',
      card: { line: 4, side: 'start', look: 'named' },
    };
    return [
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
            <StatusChip tone={cycleTone(status)} label={titled(status)} />
          ) : (
            text('cycleStatusNone')
          ),
        card: { line: 1, side: 'end' },
      },
      ...(hasDeductions ? [deductedColumn] : []),
      ...(paymentOf ? [paidColumn] : []),
      {
        id: 'estimate',
        header: text('columnEstimate'),
        value: estimateOf,
        cell: (payout) => {
          if (isReading(payout)) return <Quiet>{text('estimateReading')}</Quiet>;
          const estimate = estimateOf(payout);
          if (estimate !== null) return <strong>{money(estimate)}</strong>;
          const isPaid = paymentOf?.(payout).state === 'paid';
          if (!isPaid && isRead) return <Quiet>{text('estimateNone')}</Quiet>;
          return <strong>{NOTHING}</strong>;
        },
        align: 'end',
        minWidth: '96px',
        card: paymentOf
          ? { line: 3, side: 'start', look: 'named' }
          : { line: 2, side: 'start', look: 'named' },
      },
    ];
  }, [
    text,
    number,
    money,
    date,
    isoDay,
    hasDeductions,
    estimateOf,
    isReading,
    isRead,
    paymentOf,
    units,
  ]);
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
      {clip(cycle) || NOTHING}
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

/** In the currency of the region; `null` if nothing is known to be paid. */
function amountOf(payment: PaymentCell | undefined, units: number): number | null {
  return payment?.state === 'paid' ? payment.amount / units : null;
}

/** What was deducted from the payout of a cycle, in the currency of the region; `null` if it is not known. */
function deductedOf({ deductions }: Payout, units: number): number | null {
  const sum = deductions ? totalOfLines(deductions, units) : null;
  return sum === null ? null : sum / units;
}

interface ExportOptions {
  estimates: Pick<CycleEstimates, 'of'>;
  payments: Pick<CyclePayments, 'of'>;
  units: number;
  isoDay: ReadIso;
  hasDeductions: boolean;
}

/** The columns of the CSV file. */
export function payoutExport(
  text: Translate<keyof typeof messages>,
  { estimates, payments: { of: paymentOf }, units, isoDay, hasDeductions }: ExportOptions,
): readonly ExportColumn<Payout>[] {
  const paid: readonly ExportColumn<Payout>[] = paymentOf
    ? [
        {
          header: text('columnPaid'),
          value: (payout) => amountOf(paymentOf(payout), units),
          kind: 'money',
        },
        {
          header: text('columnPaidOn'),
          value: (payout) => {
            const payment = paymentOf(payout);
            if (payment.state !== 'paid') return text(PAYMENT_TEXT[payment.state]);
            return readDay(payment.at, isoDay) ?? text('paidDayNotSent');
          },
          kind: 'day',
        },
      ]
    : [];
  return [
    { header: text('columnSerial'), value: ({ serial }) => serial },
    { header: text('columnCycle'), value: ({ cycle }) => cycle },
    { header: text('columnStartIso'), value: ({ startsOn }) => startsOn, kind: 'day' },
    { header: text('columnOrders'), value: ({ orders }) => orders },
    { header: text('columnStatus'), value: ({ status }) => status || text('cycleStatusNone') },
    ...(hasDeductions
      ? [
          {
            header: text('columnDeducted'),
            value: (payout: Payout) => deductedOf(payout, units),
            kind: 'money' as const,
          },
        ]
      : []),
    ...paid,
    { header: text('columnEstimate'), value: estimates.of, kind: 'money' },
  ];
}
