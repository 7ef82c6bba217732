import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSorter } from './sortRows';

interface Row {
  id: number;
  value: string | number | null;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function toRows(values: readonly Row['value'][]): Row[] {
  return values.map((value, id) => ({ id, value }));
}

/** Compares each pair of rows; rows without a value come last. */
function sortedByPairs(rows: readonly Row[], isDescending: boolean) {
  const sign = isDescending ? -1 : 1;
  return rows.toSorted(({ value: a }, { value: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * collator.compare(String(a), String(b));
  });
}

const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 5 }),
  fc
    .tuple(fc.constantFrom('Item ', 'item ', 'ÍTEM ', 'Item-'), fc.nat(120))
    .map((parts) => parts.join('')),
);

test.each<[string, fc.Arbitrary<string | number>]>([
  ['words', word],
  ['numbers', fc.integer()],
])('%s come in the order that comparing each pair gives', (_name, value) => {
  const values = fc.array(fc.option(value), { maxLength: 40 });
  fc.assert(
    fc.property(values, fc.boolean(), (list, isDescending) => {
      const rows = toRows(list);
      const sorted = createSorter<Row>((row) => row.value)(rows, isDescending);
      expect(sorted).toEqual(sortedByPairs(rows, isDescending));
    }),
  );
});

test('rows that are equal stay as they came in both directions', () => {
  const rows = toRows(['Asha', 'Ravi', 'asha', null, 'ASHA']);
  const sort = createSorter<Row>((row) => row.value);
  const ids = (isDescending: boolean) => sort(rows, isDescending).map(({ id }) => id);
  expect(ids(false)).toEqual([0, 2, 4, 1, 3]);
  expect(ids(true)).toEqual([1, 0, 2, 4, 3]);
});

test('words that come later take their place between those that were there', () => {
  const sort = createSorter<Row>((row) => row.value);
  sort(toRows(['Item 1', 'Item 10']), false);
  const values = sort(toRows(['Item 10', 'Item 2', 'Item 1']), false).map(({ value }) => value);
  expect(values).toEqual(['Item 1', 'Item 2', 'Item 10']);
});
