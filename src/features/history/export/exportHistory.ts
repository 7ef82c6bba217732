import { yieldToMain } from '../../../core/async/yieldToMain';
import { orderExport, type OrderWords } from './orderExport';
import { type OrdersRequest, readOrderPages, readExportedOrders } from './readExportedOrders';

interface HistoryFile {
  request: OrdersRequest;
  /** `items`: the file has a line for each item instead of each order. */
  choice: string;
  hasPages: boolean;
  words: OrderWords;
}

export async function exportHistory({ request, choice, hasPages, words }: HistoryFile) {
  const { orders, isIncomplete } = await (hasPages ? readOrderPages : readExportedOrders)(request);
  await yieldToMain();
  return { ...orderExport(orders, choice === 'items', words), isIncomplete };
}
