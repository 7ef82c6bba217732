import { type ExportColumn, ITEM_SEPARATOR } from '../../../ui/patterns/export/exportTable';
import { GROUP_TEXT, type Text } from './findingWords';
import type { Finding } from './types';

type Amount = 'total' | 'captured' | 'refunded' | 'paid' | 'estimate';

/** @param units - the number of smallest units in one unit of the currency */
export function findingExport(
  text: Text,
  units: number,
  hasDetails: boolean,
): readonly ExportColumn<Finding>[] {
  const money = (header: string, name: Amount): ExportColumn<Finding> => ({
    header,
    value: (finding) => (finding[name] === null ? null : finding[name] / units),
    kind: 'money',
  });
  return [
    { header: text('columnOrder'), value: ({ number }) => number },
    { header: text('columnPlaced'), value: ({ createdAt }) => createdAt, kind: 'time' },
    { header: text('columnGroup'), value: ({ group }) => text(GROUP_TEXT[group]) },
    {
      header: text('columnReasons'),
      value: ({ causes }) => causes.map(({ reason }) => text(reason)).join(ITEM_SEPARATOR),
    },
    money(text('columnTotal'), 'total'),
    money(text('columnCaptured'), 'captured'),
    money(text('columnRefunded'), 'refunded'),
    ...(hasDetails ? [money(text('columnPaid'), 'paid')] : []),
    money(text('columnEstimate'), 'estimate'),
  ];
}
