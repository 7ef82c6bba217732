import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { createTestApi } from '../../../tests/support/orderApi';
import { createFormats } from '../../core/format/formats';
import { createZone } from '../../core/format/zone';
import type { RowFilters } from '../../core/orders/filters';
import type { OrderRow } from '../../core/orders/history/types';
import { csvLines } from '../../ui/patterns/export/csvLines';
import type { DataColumn } from '../../ui/patterns/table/dataTableModel';
import { exportHistory } from './exportHistory';

const formats = createFormats({ locale: 'en-IN', timeZone: 'Asia/Kolkata', currency: 'INR' });
const context = {
  formats,
  zone: createZone('Asia/Kolkata'),
  currency: 'INR',
  heads: { money: (head: string) => head, iso: (head: string) => `${head} (ISO)` },
};
const words = {
  hasIssues: true,
  text: (key: string, values: object = {}) =>
    key === 'exportTimes' || key === 'exportStep' ? Object.values(values).join(' ') : key,
  status: (status: string) => status,
  isoDay: formats.isoDay,
};
const columns: DataColumn<OrderRow>[] = [
  { id: 'total', header: 'Total', value: ({ total }) => total },
];

const dosa = { food_item_name: '=Dosa', quantity: 2, food_item_price: 110 };
const chai = { food_item_name: 'Chai', quantity: 1, addon: [{ name: 'Milk', quantity: 2 }] };

function wire(number: number, more: object = {}) {
  const at = new Date(Date.UTC(2026, 10, number, 10)).toISOString();
  return {
    _id: `id${number}`,
    order_id: `O-${number}`,
    status: 'completed',
    createdAt: at,
    cart_items: [dosa, chai],
    total_amount: number,
    status_timing: { completed: at, on_the_way: at },
    ...more,
  };
}

const all = [
  wire(1, { issues: 2, issue_cost: 55.5 }),
  wire(2, { status: 'declined', status_timing: {} }),
  wire(3),
];

interface Wish {
  status?: 'all' | 'completed';
  search?: string;
  choice?: string;
  hasPages?: boolean;
  filters?: RowFilters;
}

/** Exports a history with three orders, and reads the file with another library. */
async function fileOf(wish: Wish) {
  const { status = 'all', search = '', choice = 'orders', hasPages = false, filters = {} } = wish;
  const { api, calls } = createTestApi({
    orderHistory: () => ({ data: all }),
    historyPage: ({ cursor }) =>
      cursor === null ? { data: all.slice(0, 2), next: 'c2' } : { data: all.slice(2), next: null },
  });
  const sort = { id: 'total', isDescending: true };
  const view = { status, search, table: { page: 1, pageSize: 10, sort } };
  const job = { signal: new AbortController().signal, onProgress: () => {} };
  const request = { view, columns, filters, count: 3, source: { api, restaurantId: 'r1' }, job };
  const table = await exportHistory({ request, choice, hasPages, words });
  const { head, line } = csvLines(table.columns, context);
  const lines = [head, ...table.rows.map(line)].join('');
  const rows = parse(lines, { columns: true }) as Record<string, string>[];
  return { rows, days: table.days, calls };
}

const numbers = (rows: Record<string, string>[]) => rows.map(({ columnNumber }) => columnNumber);

test('an order is one line with its items', async () => {
  const { rows, days } = await fileOf({});
  expect(numbers(rows)).toEqual(['O-3', 'O-2', 'O-1']);
  expect(rows[0]).toMatchObject({
    'columnDate (ISO)': '2026-11-03T15:30:00+05:30',
    columnItems: '2 =Dosa | 1 Chai',
    columnTotal: '3',
    'completed (ISO)': '2026-11-03T15:30:00+05:30',
    'on_the_way (ISO)': '2026-11-03T15:30:00+05:30',
  });
  expect(rows[1]?.completed).toBe('');
  expect(days).toEqual(['2026-11-01', '2026-11-03']);
});

test('an item is one line with the amounts of its order once', async () => {
  const { rows } = await fileOf({ choice: 'items' });
  expect(numbers(rows)).toEqual(['O-3', 'O-3', 'O-2', 'O-2', 'O-1', 'O-1']);
  expect(rows.slice(0, 2)).toMatchObject([
    { exportItem: "'=Dosa", exportQuantity: '2', exportPrice: '110', columnTotal: '3' },
    { exportItem: 'Chai', exportAddons: '2 Milk', exportPrice: '', columnTotal: '' },
  ]);
});

test('an order has the number and the cost of its issues once', async () => {
  const { rows } = await fileOf({ choice: 'items', filters: { handling: 'issue' } });
  expect(rows).toMatchObject([
    { columnNumber: 'O-1', exportIssues: '2', exportIssueCost: '55.5' },
    { columnNumber: 'O-1', exportIssues: '', exportIssueCost: '' },
  ]);
});

test('an export leaves out orders that do not match the filter', async () => {
  expect(numbers((await fileOf({ status: 'completed' })).rows)).toEqual(['O-3', 'O-1']);
  expect(numbers((await fileOf({ search: 'o-2' })).rows)).toEqual(['O-2']);
  expect(numbers((await fileOf({ filters: { max: 2 } })).rows)).toEqual(['O-2', 'O-1']);
});

test("pages are read one after the other in the server's order", async () => {
  const { rows, calls } = await fileOf({ hasPages: true, search: ' dosa ', filters: { min: 1 } });
  expect(numbers(rows)).toEqual(['O-1', 'O-2', 'O-3']);
  expect(calls.map(({ body }) => body)).toMatchObject([
    { cursor: null, sort: '-total', size: 200, filter: { status: 'all', search: 'dosa', min: 1 } },
    { cursor: 'c2' },
  ]);
});
