import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE_SIZES } from './constants';
import { type HistoryView, readView, SORTABLE, writeView } from './historyUrl';
import { HISTORY_STATUSES } from './types';

const START: HistoryView = {
  status: 'all',
  search: '',
  table: { page: 0, pageSize: 25, sort: null },
};

const views: fc.Arbitrary<HistoryView> = fc.record({
  status: fc.constantFrom(...HISTORY_STATUSES),
  search: fc.string({ unit: 'grapheme' }),
  table: fc.record({
    page: fc.nat(),
    pageSize: fc.constantFrom(...PAGE_SIZES),
    sort: fc.option(fc.record({ id: fc.constantFrom(...SORTABLE), isDescending: fc.boolean() })),
  }),
});

test('every view comes back from its address', () => {
  fc.assert(
    fc.property(views, (view) => {
      const address = writeView(view).toString();
      expect(readView(new URLSearchParams(address))).toEqual(view);
    }),
  );
});

test('the view at first has no address of its own', () => {
  expect(writeView(START).toString()).toBe('');
});

test('an address reads as people would write it', () => {
  const table = { page: 1, pageSize: 50, sort: { id: 'total', isDescending: true } };
  const address = writeView({ status: 'declined', search: 'a b', table }).toString();
  expect(address).toBe('status=declined&search=a+b&sort=-total&page=2&rows=50');
});

test.each([
  'status=lost&sort=password&page=0&rows=7',
  'page=-3',
  'page=1.5',
  'page=Infinity&rows=1e9',
  'sort=-view',
])('"%s" says nothing that is known', (address) => {
  expect(readView(new URLSearchParams(address))).toEqual(START);
});
