import { isDay, toDate } from '../../core/format/formats';
import type { Translate } from '../../core/messages/messages';
import type { ExportColumn } from '../../ui/patterns/export/exportTable';
import type messages from './messages.en.json';
import type { PaymentLog, Payout } from './types';

type Text = Translate<keyof typeof messages>;

export function logExport(text: Text): readonly ExportColumn<PaymentLog>[] {
  return [
    { header: text('columnDay'), value: ({ day }) => day },
    { header: text('columnDayIso'), value: ({ day }) => toIsoDay(day) },
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

export function payoutExport(
  text: Text,
  estimateOf: (payout: Payout) => number | null,
): readonly ExportColumn<Payout>[] {
  return [
    { header: text('columnSerial'), value: ({ serial }) => serial },
    { header: text('columnCycle'), value: ({ cycle }) => cycle },
    { header: text('columnStartIso'), value: ({ startsAt }) => toIsoDay(startsAt) },
    { header: text('columnOrders'), value: ({ orders }) => orders },
    { header: text('columnStatus'), value: ({ status }) => status || text('cycleStatusNone') },
    { header: text('columnEstimate'), value: estimateOf, kind: 'money' },
  ];
}

const ISO_TIME = /^(?<day>\d{4}-\d\d-\d\d)T/;

/**
 * `2026-11-20` from `20 Nov 2026`, which JavaScript reads in the time zone of the browser; from an ISO
 * time, the day in its own zone.
 */
export function toIsoDay(title: string | number | null): string {
  if (isDay(title)) return title;
  const ownDay = ISO_TIME.exec(String(title))?.groups?.day;
  const date = toDate(title);
  if (!date) return '';
  if (ownDay) return ownDay;
  const digits = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${digits(date.getMonth() + 1)}-${digits(date.getDate())}`;
}
