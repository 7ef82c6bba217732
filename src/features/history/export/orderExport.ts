import type { Translate } from '../../../core/messages/messages';
import { ORDER_STATUSES } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { daySpan } from '../../../ui/patterns/export/daySpan';
import {
  type ExportColumn,
  type ExportTable,
  ITEM_SEPARATOR,
} from '../../../ui/patterns/export/exportTable';
import type messages from '../messages.en.json';

type Item = Order['items'][number];

/** A line of the file: an order, or one of its items. */
export interface Line {
  order: Order;
  item: Item | null;
  /** Only the first line of an order contains its amounts, so that a column adds up correctly. */
  isFirst: boolean;
}

export interface OrderWords {
  text: Translate<keyof typeof messages>;
  status: (status: Order['status']) => string;
  isoDay: (value: string) => string;
}

export function orderExport(
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
    columns: [...orderColumns(words), ...items, ...bill(text), ...steps(orders, words)],
    days: daySpan(daySpan(orders.map(({ createdAt }) => createdAt))?.map(words.isoDay) ?? []),
  };
}

type Text = OrderWords['text'];

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

function orderItems(text: Text): ExportColumn<Line> {
  return {
    header: text('columnItems'),
    value: ({ order }) =>
      order.items
        .map(({ quantity, name }) => text('exportTimes', { quantity, name }))
        .join(ITEM_SEPARATOR),
  };
}

function itemColumns(text: Text): ExportColumn<Line>[] {
  return [
    { header: text('exportItem'), value: ({ item }) => item?.name ?? '' },
    { header: text('exportVariant'), value: ({ item }) => item?.variant ?? '' },
    {
      header: text('exportAddons'),
      value: ({ item }) =>
        (item?.addons ?? [])
          .map(({ quantity, name }) => text('exportTimes', { quantity, name }))
          .join(ITEM_SEPARATOR),
    },
    { header: text('exportQuantity'), value: ({ item }) => item?.quantity ?? null },
    { header: text('exportPrice'), value: ({ item }) => item?.price ?? null, kind: 'money' },
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

/** One column for each step of these orders; unknown steps are named as sent. */
function steps(orders: readonly Order[], { text, status }: OrderWords): ExportColumn<Line>[] {
  const found = new Set<string>();
  for (const { timings } of orders) for (const { rawStatus } of timings) found.add(rawStatus);
  const known = ORDER_STATUSES.filter((step) => found.delete(step));
  const columns = [
    ...known.map((step) => ({ step, name: status(step) })),
    ...[...found].sort().map((step) => ({ step, name: step })),
  ];
  return columns.map(({ step, name }) => ({
    header: text('exportStep', { step: name }),
    value: ({ order }) => order.timings.find(({ rawStatus }) => rawStatus === step)?.at ?? '',
    kind: 'time',
  }));
}
