import type { Formats } from '../../core/format/formats';
import type { Translate } from '../../core/messages/messages';
import type { ExportColumn } from '../../ui/patterns/export/exportTable';
import { readDay } from './cycle/cycleDays';
import type messages from './messages.en.json';
import type { PaymentLog, Payout } from './types';

type Text = Translate<keyof typeof messages>;

export function logExport(
  text: Text,
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

export function payoutExport(
  text: Text,
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
