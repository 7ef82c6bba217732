import fc from 'fast-check';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { historyLimitsAtom } from '../../core/capabilities';
import { HISTORY_STATUSES } from '../../core/orders/filters';
import {
  type HistoryView,
  historyListAtom,
  PAGE_SIZES,
  readView,
  SORTABLE,
  writeView,
} from './historyUrl';

const START: HistoryView = {
  status: 'all',
  search: '',
  table: { page: 0, pageSize: 25, sort: null },
  others: {},
};

const views: fc.Arbitrary<HistoryView> = fc.record({
  status: fc.constantFrom(...HISTORY_STATUSES),
  search: fc.string({ unit: 'grapheme' }),
  table: fc.record({
    page: fc.nat(),
    pageSize: fc.constantFrom(...PAGE_SIZES),
    sort: fc.option(fc.record({ id: fc.constantFrom(...SORTABLE), isDescending: fc.boolean() })),
  }),
  others: fc.record(
    { period: fc.constantFrom('today', '7d'), item: fc.string({ minLength: 1 }) },
    { requiredKeys: [] },
  ),
});

test('every view is restored from its URL', () => {
  fc.assert(
    fc.property(views, (view) => {
      const query = writeView(view).toString();
      expect(readView(new URLSearchParams(query))).toEqual(view);
    }),
  );
});

test('the default view has an empty query string', () => {
  expect(writeView(START).toString()).toBe('');
});

test('the query string is readable', () => {
  const table = { page: 1, pageSize: 50, sort: { id: 'total', isDescending: true } };
  const view = { status: 'declined', search: 'a b', others: { period: '7d' }, table } as const;
  const query = writeView(view).toString();
  expect(query).toBe('status=declined&search=a+b&period=7d&sort=-total&page=2&rows=50');
});

test.each([
  'status=lost&sort=password&page=0&rows=7',
  'page=-3',
  'page=1.5',
  'page=Infinity&rows=1e9',
  'sort=-view',
])('the invalid query "%s" gives the default view', (query) => {
  expect(readView(new URLSearchParams(query))).toEqual(START);
});

test('filters and sort orders that the backend lacks are ignored in the URL', () => {
  const store = createStore();
  store.set(historyLimitsAtom, { sorts: ['total'], filters: ['amount'] });
  const query = 'status=declined&search=dosa&period=7d&min=100&item=tea&sort=-customer';
  const params = new URLSearchParams(query);
  expect(readView(params, store.get(historyListAtom))).toEqual({
    ...START,
    others: { min: '100' },
  });
});
