import { beforeAll, expect, test } from 'vitest';
import { sharedTestSandbox } from '../../sandbox/testSupport.ts';
import type { Wire } from '../../src/core/format/wireValues';
import { createZone } from '../../src/core/format/zone';
import { HANDLINGS, type Handling, type HistoryFilter } from '../../src/core/orders/filters';
import { totalsOf } from '../../src/core/orders/history/totals';
import type { OrderRow } from '../../src/core/orders/history/types';
import { toHistoryPage, toOrderRow } from '../../src/core/orders/history/wire';
import { ORDER_STATUSES } from '../../src/core/orders/statuses';
import { toOrderPage } from '../../src/core/orders/wire';
import {
  createRowFilter,
  filterRows,
  type HistoryFilters,
  NO_FILTERS,
  toRowFilters,
} from '../../src/features/history/historyFilters';

const zone = createZone('Asia/Kolkata');
const today = zone.dayOf(Date.now());
const dayBefore = (days: number) => zone.dayOf(Date.now() - days * 86_400_000);

type Ask = Awaited<
  ReturnType<Awaited<ReturnType<typeof sharedTestSandbox>>['openRestaurant']>
>['ask'];

/** Sort the numbers here, because orders from the same second have no defined order. */
const numbers = (orderRows: readonly OrderRow[]) => orderRows.map(({ number }) => number).sort();

let ask: Ask;
let rows: OrderRow[];

beforeAll(async () => {
  const market = await sharedTestSandbox();
  const odd = { items: [{ name: 'Ghee 100% "Roast"', quantity: 1, price: 90, diet: 'veg' }] };
  const orders = [
    { customerName: 'ÉLODIE_Rao', ...odd },
    { status: 'completed', ageMinutes: 70, paymentStatus: ' Captured ' },
    { status: 'declined', ageMinutes: 80, paymentStatus: 'failed' },
    { status: 'declined', ageMinutes: 90, paymentStatus: 'refund' },
    ...ORDER_STATUSES.map((status) => ({ status, ageMinutes: 100 })),
  ];
  const { restaurantId, ...opened } = await market.openRestaurant({ history: 180, orders });
  ({ ask } = opened);
  await market.control('POST', '/issues', { restaurantId });
  const { data } = await ask('orderHistory', { status: 'all', limit: 1_000 });
  rows = data.map((wire: Wire) => toOrderRow(wire));
}, 60_000);

const CASES: [Partial<HistoryFilter & HistoryFilters>, number?][] = [
  [{}, 184 + ORDER_STATUSES.length],
  [{ period: 'today' }],
  [{ period: 'yesterday' }],
  [{ period: '7d' }],
  [{ period: 'custom', from: dayBefore(2), to: dayBefore(1) }],
  [{ period: 'custom', to: dayBefore(1) }],
  [{ period: 'custom', from: today, to: dayBefore(1) }, 0],
  [{ min: 300 }],
  [{ max: 300 }],
  [{ min: 300, max: 600, status: 'completed' }],
  [{ min: -1, max: 0 }, 0],
  [{ payment: 'captured' }],
  [{ payment: 'failed' }],
  [{ payment: 'other' }],
  [{ item: 'NAAN' }],
  [{ item: '100% "r' }],
  [{ item: '%' }, 1],
  [{ item: '", "' }, 0],
  [{ customer: 'sample' }],
  [{ customer: 'élodie_r' }, 1],
  [{ customer: '_' }, 1],
  [{ search: 'dEmO-' }],
  [{ search: 'naan', payment: 'captured', period: '7d', customer: 'a' }],
  ...HANDLINGS.map((handling): [{ handling: Handling }] => [{ handling }]),
  [{ handling: 'slow', period: '7d', status: 'completed' }],
  [{ status: 'declined' }],
  [{ status: 'declined', payment: 'other', min: 1 }],
];

test.each(CASES)(
  'the filter %j finds the same in the portal as in the sandbox',
  async (given, count) => {
    const { status = 'all', search = '', ...rest } = given;
    const filters = toRowFilters({ ...NO_FILTERS, ...rest }, today, zone);
    const matches = filterRows(rows, { status, search }, createRowFilter(filters));
    const { data, body } = await ask('historyPage', {
      filter: { status, search, ...filters },
      sort: '-date',
      cursor: null,
      size: 200,
    });
    const page = toHistoryPage(toOrderPage({ rows: data, body }));
    expect(numbers(page.rows)).toEqual(numbers(matches));
    expect(page.totals).toEqual(totalsOf(matches));
    if (count === undefined) expect(matches).not.toHaveLength(0);
    else expect(matches).toHaveLength(count);
  },
);
