import { inSlices } from '../../core/async/inSlices';
import { yieldToMain } from '../../core/async/yieldToMain';
import type { Wire } from '../../core/format/wireValues';
import type { Translate } from '../../core/messages/messages';
import { streamOrders } from '../../core/orders/api';
import { EVERYTHING, type HistoryFilter, type RowFilters } from '../../core/orders/filters';
import { fetchAllPages } from '../../core/orders/history/allPages';
import { HISTORY_LIMIT } from '../../core/orders/history/constants';
import type { Source } from '../../core/orders/history/queries';
import type { OrderRow } from '../../core/orders/history/types';
import { toOrderRow } from '../../core/orders/history/wire';
import { ORDER_STATUSES } from '../../core/orders/statuses';
import type { Order } from '../../core/orders/types';
import { toOrder } from '../../core/orders/wire';
import { withoutIsolates } from '../../ui/patterns/export/csvLines';
import { daySpan } from '../../ui/patterns/export/daySpan';
import {
  type ExportColumn,
  type ExportJob,
  type ExportTable,
  ITEM_SEPARATOR,
} from '../../ui/patterns/export/exportTable';
import { hostExport } from '../../ui/patterns/host/useHostColumns';
import { type DataColumn, inTableOrder } from '../../ui/patterns/table/dataTableModel';
import { createRowFilter, filterRows, mergeRows, newestFirst } from './historyFilters';
import type { HistoryView } from './historyUrl';
import type messages from './messages.en.json';
import { toPageList } from './pageQueries';

interface OrderWords {
  text: Translate<keyof typeof messages>;
  status: (status: Order['status']) => string;
  isoDay: (value: string) => string;
  /** Whether the orders say which issues they had (`orders.issues`). */
  hasIssues: boolean;
}

interface OrdersRequest {
  view: Pick<HistoryView, 'status' | 'search' | 'table'>;
  columns: readonly DataColumn<OrderRow>[];
  /** The approximate number of orders to read. */
  count: number;
  filters: RowFilters;
  source: Pick<Source, 'api' | 'restaurantId'>;
  job: ExportJob;
}

interface HistoryFile {
  request: OrdersRequest;
  /** `items`: the file has a line for each item instead of each order. */
  choice: string;
  hasPages: boolean;
  words: OrderWords;
}

type Item = Order['items'][number];

/** A line of the file: an order, or one of its items. */
interface Line {
  order: Order;
  item: Item | null;
  /** Only the first line of an order contains its amounts, so that a column adds up correctly. */
  isFirst: boolean;
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

interface ReadOrders {
  orders: Order[];
  /** The row of each order, for the columns of the host. */
  rowOf: ReadonlyMap<Order, OrderRow>;
  /** Whether some orders are missing because the backend repeated its pages. */
  isIncomplete: boolean;
}

/** Reads all pages, searched and sorted by the server (`history.pages`). */
async function readOrderPages(request: OrdersRequest): Promise<ReadOrders> {
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

/** Reads the orders of the table again with all fields, because the rows of the table have only some. */
async function readExportedOrders(request: OrdersRequest): Promise<ReadOrders> {
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

function orderExport(
  orders: readonly Order[],
  isByItem: boolean,
  words: OrderWords,
): ExportTable<Line> {
  const rows = orders.flatMap((order): Line[] =>
    isByItem && order.items.length > 0
      ? order.items.map((item, index) => ({ order, item, isFirst: index === 0 }))
      : [{ order, item: null, isFirst: true }],
  );
  const { text } = words;
  const items = isByItem ? itemColumns(text) : [orderItems(text)];
  return {
    rows,
    columns: [
      ...orderColumns(words),
      ...items,
      ...bill(text),
      ...(words.hasIssues ? issues(text) : []),
      ...steps(orders, words),
    ],
    days: daySpan(daySpan(orders.map(({ createdAt }) => createdAt))?.map(words.isoDay) ?? []),
  };
}

type Text = OrderWords['text'];

function itemColumns(text: Text): ExportColumn<Line>[] {
  return [
    { header: text('exportItem'), value: ({ item }) => item?.name ?? '' },
    { header: text('exportVariant'), value: ({ item }) => item?.variant ?? '' },
    {
      header: text('exportAddons'),
      value: ({ item }) => listOf(item?.addons ?? [], text),
    },
    { header: text('exportQuantity'), value: ({ item }) => item?.quantity ?? null },
    { header: text('exportPrice'), value: ({ item }) => item?.price ?? null, kind: 'money' },
  ];
}

function orderItems(text: Text): ExportColumn<Line> {
  return {
    header: text('columnItems'),
    value: ({ order }) => listOf(order.items, text),
  };
}

/** `2 × Masala Dosa; 1 × Idli` */
function listOf(dishes: readonly { quantity: number; name: string }[], text: Text): string {
  return dishes
    .map(({ quantity, name }) => withoutIsolates(text('exportTimes', { quantity, name })))
    .join(ITEM_SEPARATOR);
}

function orderColumns({ text, status }: OrderWords): ExportColumn<Line>[] {
  return [
    { header: text('columnNumber'), value: ({ order }) => order.number },
    { header: text('columnDate'), value: ({ order }) => order.createdAt, kind: 'time' },
    {
      header: text('columnStatus'),
      value: ({ order }) => (order.status === 'unknown' ? order.rawStatus : status(order.status)),
    },
    { header: text('columnCustomer'), value: ({ order }) => order.customer.name },
    { header: text('exportPayment'), value: ({ order }) => order.paymentStatus },
    { header: text('exportMethod'), value: ({ order }) => order.paymentMethod },
    { header: text('exportTransaction'), value: ({ order }) => order.transactionId },
    { header: text('exportInvoice'), value: ({ order }) => order.invoiceNumber },
  ];
}

function bill(text: Text): ExportColumn<Line>[] {
  const ofOrder =
    (value: (bill: Order['bill']) => number | null) =>
    ({ order, isFirst }: Line) =>
      isFirst ? value(order.bill) : null;
  return [
    { header: text('exportSubtotal'), value: ofOrder((one) => one.subtotal), kind: 'money' },
    { header: text('exportCoupon'), value: ofOrder((one) => one.coupon), kind: 'money' },
    { header: text('exportDiscounted'), value: ofOrder((one) => one.afterDiscount), kind: 'money' },
    { header: text('exportPacking'), value: ofOrder((one) => one.packingFee), kind: 'money' },
    { header: text('exportDelivery'), value: ofOrder((one) => one.deliveryFee), kind: 'money' },
    { header: text('exportTaxPercent'), value: ofOrder((one) => one.taxPercent) },
    { header: text('exportTax'), value: ofOrder((one) => one.tax), kind: 'money' },
    { header: text('exportCharge'), value: ofOrder((one) => one.restaurantCharge), kind: 'money' },
    { header: text('exportGross'), value: ofOrder((one) => one.originalTotal), kind: 'money' },
    { header: text('columnTotal'), value: ofOrder((one) => one.total), kind: 'money' },
  ];
}

function issues(text: Text): ExportColumn<Line>[] {
  return [
    {
      header: text('exportIssues'),
      value: ({ order, isFirst }) => (isFirst ? order.issues : null),
    },
    {
      header: text('exportIssueCost'),
      value: ({ order, isFirst }) => (isFirst ? order.issueCost : null),
      kind: 'money',
    },
  ];
}

/** One column for each step of these orders; unknown steps are named as sent. */
function steps(orders: readonly Order[], { text, status }: OrderWords): ExportColumn<Line>[] {
  const statuses = new Set<string>();
  for (const { timings } of orders) for (const { rawStatus } of timings) statuses.add(rawStatus);
  const standard = ORDER_STATUSES.filter((step) => statuses.delete(step));
  const columns = [
    ...standard.map((step) => ({ step, name: status(step) })),
    ...[...statuses].sort().map((step) => ({ step, name: step })),
  ];
  return columns.map(({ step, name }) => ({
    header: text('exportStep', { step: name }),
    value: ({ order }) => order.timings.find(({ rawStatus }) => rawStatus === step)?.at ?? '',
    kind: 'time',
  }));
}
