import { useAtomValue } from 'jotai';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { apiAtom, restaurantIdAtom } from '../../../core/state/services';
import { ExportButton } from '../../../ui/patterns/export/ExportButton';
import type { ExportJob } from '../../../ui/patterns/export/exportTable';
import { useStatusLabel } from '../../../ui/orders/OrderStatusChip';
import type { HistoryView } from '../historyUrl';
import messages from '../messages.en.json';
import { useHistoryColumns } from './useHistoryColumns';
import type { RowFilters } from '../../../core/orders/filters';

const loadExport = () => import('../export/exportHistory');

interface HistoryExportProps {
  view: HistoryView;
  filters: RowFilters;
  /** The number of orders in the table. */
  count: number;
}

export function HistoryExport({ view, filters, count }: HistoryExportProps) {
  const text = useText(messages);
  const api = useAtomValue(apiAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const { isoDay } = useAtomValue(formatsAtom);
  const hasPages = useAtomValue(hasCapabilityAtom)('history.pages');
  const status = useStatusLabel();
  const columns = useHistoryColumns();
  const read = async (job: ExportJob, choice: string) => {
    const { exportHistory } = await loadExport().catch(loadExport);
    const request = { view, columns, filters, count, source: { api, restaurantId }, job };
    return exportHistory({ request, choice, hasPages, words: { text, status, isoDay } });
  };
  return (
    <ExportButton
      name={text('title')}
      count={count}
      read={read}
      choices={[
        { value: 'orders', label: text('exportByOrder') },
        { value: 'items', label: text('exportByItem') },
      ]}
    />
  );
}
