import { yieldToMain } from '../../../core/async/yieldToMain';
import type { OrderRow } from '../../../core/orders/history/types';
import type { ExportColumn } from '../../../ui/patterns/export/exportTable';
import { hostExport } from '../../../ui/patterns/host/useHostColumns';
import { type Line, type OrderWords, orderExport } from './orderExport';
import { type OrdersRequest, readExportedOrders, readOrderPages } from './readExportedOrders';

interface HistoryFile {
  request: OrdersRequest;
  /** `items`: the file has a line for each item instead of each order. */
  choice: string;
  hasPages: boolean;
  words: OrderWords;
}

export async function exportHistory({ request, choice, hasPages, words }: HistoryFile) {
  const { orders, rowOf, isIncomplete } = await (hasPages ? readOrderPages : readExportedOrders)(
    request,
  );
  await yieldToMain();
  const table = orderExport(orders, choice === 'items', words);
  const ofHost = hostExport(request.columns).map(({ header, value }): ExportColumn<Line> => {
    const valueOf = (row: OrderRow | undefined) => (row ? value(row) : null);
    return { header, value: ({ order, isFirst }) => (isFirst ? valueOf(rowOf.get(order)) : null) };
  });
  return { ...table, columns: [...table.columns, ...ofHost], isIncomplete };
}
