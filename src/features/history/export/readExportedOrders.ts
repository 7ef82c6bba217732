import { inSlices } from '../../../core/async/inSlices';
import { yieldToMain } from '../../../core/async/yieldToMain';
import type { Wire } from '../../../core/format/wireValues';
import { streamOrders } from '../../../core/orders/api';
import { EVERYTHING, type HistoryFilter, type RowFilters } from '../../../core/orders/filters';
import { fetchAllPages } from '../../../core/orders/history/allPages';
import { HISTORY_LIMIT } from '../../../core/orders/history/constants';
import type { Source } from '../../../core/orders/history/queries';
import type { OrderRow } from '../../../core/orders/history/types';
import { toOrderRow } from '../../../core/orders/history/wire';
import type { Order } from '../../../core/orders/types';
import { toOrder } from '../../../core/orders/wire';
import type { ExportJob } from '../../../ui/patterns/export/exportTable';
import { type DataColumn, inTableOrder } from '../../../ui/patterns/table/dataTableModel';
import { createRowFilter } from '../historyFilters';
import { filterRows, mergeRows, newestFirst } from '../historyRows';
import type { HistoryView } from '../historyUrl';
import { toPageList } from '../pageQueries';

export interface OrdersRequest {
  view: Pick<HistoryView, 'status' | 'search' | 'table'>;
  columns: readonly DataColumn<OrderRow>[];
  /** The approximate number of orders to read. */
  count: number;
  filters: RowFilters;
  source: Pick<Source, 'api' | 'restaurantId'>;
  job: ExportJob;
}

export interface ReadOrders {
  orders: Order[];
  /** The row of each order, for the columns of the host. */
  rowOf: ReadonlyMap<Order, OrderRow>;
  /** Whether some orders are missing because the backend repeated its pages. */
  isIncomplete: boolean;
}

/** Reads the orders of the table again with all fields, because the rows of the table have only some. */
export async function readExportedOrders(request: OrdersRequest): Promise<ReadOrders> {
  const { view, columns, job } = request;
  const keys = request.source.api.extraKeys?.order;
  const isMatch = createRowFilter(request.filters);
  const filter = { status: view.status, search: view.search.trim() };
  const orders = new Map<OrderRow, Order>();
  const rowOf = new Map<Order, OrderRow>();
  const read = async (from: HistoryFilter) => {
    const rows: OrderRow[] = [];
    const add = (wire: Wire) => {
      const row = toOrderRow(wire, keys);
      if (filterRows([row], filter, isMatch).length === 0) return;
      rows.push(row);
      const order = toOrder(wire, keys);
      orders.set(row, order);
      rowOf.set(order, row);
    };
    const wires = await streamHistory(request, from);
    await inSlices(wires, add, { signal: job.signal, onBreak: () => {} });
    return rows;
  };
  // Read the same two lists as the screen (b82).
  const isNarrowed = filter.status !== EVERYTHING.status || filter.search !== EVERYTHING.search;
  const answer = isNarrowed ? await read(filter) : [];
  const rows = newestFirst(mergeRows(await read(EVERYTHING), answer));
  // Merge, sort and find the columns in separate tasks.
  await yieldToMain();
  const sorted = inTableOrder(columns, rows, view.table.sort);
  return { orders: sorted.flatMap((row) => orders.get(row) ?? []), rowOf, isIncomplete: false };
}

async function streamHistory(
  { source: { api, restaurantId }, count, job }: OrdersRequest,
  filter: HistoryFilter,
): Promise<Wire[]> {
  const wires: Wire[] = [];
  const onPart = (part: readonly Wire[]) => {
    for (const wire of part) wires.push(wire);
    job.onProgress(Math.min(1, wires.length / count));
  };
  await streamOrders(api, { restaurantId, filter, limit: HISTORY_LIMIT }, onPart, {
    signal: job.signal,
  });
  return wires;
}

/** Reads all pages, searched and sorted by the server (`history.pages`). */
export async function readOrderPages(request: OrdersRequest): Promise<ReadOrders> {
  const { source, view, filters, count, job } = request;
  const filter = { status: view.status, search: view.search.trim(), ...filters };
  const { wires, isIncomplete } = await fetchAllPages(source.api, {
    restaurantId: source.restaurantId,
    filter,
    sort: toPageList(filter, view).sort,
    signal: job.signal,
    onProgress: (read) => job.onProgress(Math.min(1, read / count)),
  });
  const rowOf = new Map<Order, OrderRow>();
  const keys = source.api.extraKeys?.order;
  const add = (wire: Wire) => void rowOf.set(toOrder(wire, keys), toOrderRow(wire, keys));
  await inSlices(wires, add, { signal: job.signal, onBreak: () => {} });
  return { orders: [...rowOf.keys()], rowOf, isIncomplete };
}
