import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderWithHost } from '../../../../tests/support/renderWithHost';
import type { HistoryRow, HostColumns } from '../../../core/contracts';
import { usePortal } from '../../../core/extend/usePortal';
import { toOrderRow } from '../../../core/orders/history/wire';
import { HistoryTable } from './HistoryTable';

const ROWS = [
  { _id: 'a', order_id: 'ORD-1', rider: 'Meera', customer: { name: 'Asha', phone: '98' } },
  { _id: 'b', order_id: 'ORD-2', rider: 'Arun' },
].map((wire) => toOrderRow(wire, ['rider']));

const riderOf = ({ extra }: HistoryRow) => String(extra.rider);

function open(history: HostColumns['history'], sort: string | null = null) {
  const view = { page: 0, pageSize: 25, sort: sort ? { id: sort, isDescending: false } : null };
  const control = { view, onViewChange: () => {} };
  return renderWithHost(
    <HistoryTable rows={ROWS} control={control} isPartial={false} empty={null} />,
    { columns: { history } },
  );
}

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cells = (row: number) =>
  within(screen.getAllByRole('row')[row] as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

test('columns are moved, renamed and left out', () => {
  open((columns) => {
    const shown = columns.filter(({ id }) => id === 'total' || id === 'number');
    return shown.toReversed().map((one) => (one.id === 'total' ? { ...one, label: 'Paid' } : one));
  });
  expect(heads()).toEqual(['Paid', 'Order']);
});

test('a column of the host shows its value for each row', () => {
  open((columns) => [...columns.slice(0, 1), { id: 'rider', label: 'Rider', value: riderOf }]);
  expect(heads()).toEqual(['Order', 'Rider']);
  expect([cells(1), cells(2)]).toEqual([
    ['#ORD-1', 'Meera'],
    ['#ORD-2', 'Arun'],
  ]);
});

test('the table is sorted by the value of a column of the host', () => {
  open(() => [{ id: 'rider', label: 'Rider', value: riderOf }], 'rider');
  expect([cells(1), cells(2)]).toEqual([['Arun'], ['Meera']]);
});

test('a cell of the host uses the portal', async () => {
  const Rider = ({ row }: { row: HistoryRow }) => <b>{`${riderOf(row)} ${usePortal().locale}`}</b>;
  open(() => [{ id: 'rider', label: 'Rider', cell: Rider }]);
  await screen.findByText('Meera en-IN');
});

test('a cell that throws in one row leaves the others', async () => {
  const Rider = ({ row }: { row: HistoryRow }) => {
    if (row.number === 'ORD-1') throw new Error('no rider');
    return <b>{riderOf(row)}</b>;
  };
  const { errors } = open((columns) => [
    ...columns.slice(0, 1),
    { id: 'rider', label: 'Rider', cell: Rider },
  ]);
  await screen.findByText('Arun');
  screen.getByText('#ORD-1');
  expect(errors()).toMatchObject([
    { kind: 'config', message: expect.stringContaining('column "rider" of columns.history threw') },
  ]);
});

test('a value that throws is a dash in its row', async () => {
  const value = ({ number }: HistoryRow) => {
    if (number === 'ORD-1') throw new Error('no rider');
    return 'Arun';
  };
  const { errors } = open(() => [{ id: 'rider', label: 'Rider', value }]);
  expect([cells(1), cells(2)]).toEqual([['–'], ['Arun']]);
  await waitFor(() => expect(errors()).toMatchObject([{ kind: 'config' }]));
});

test.each<[string, HostColumns['history'], RegExp]>([
  ['two columns with one id', (columns) => [...columns, ...columns.slice(0, 1)], /"number".*twice/],
  ['an unknown id', (columns) => [...columns, { id: 'rider' } as never], /"rider" is not an id/],
  ['an entry without an id', (columns) => [...columns, null as never], /it has no id/],
  ['a function that throws', () => JSON.parse('{'), /threw an error, so it changes nothing/],
  ['something else than a list', () => 'rider' as never, /did not return a list/],
])('%s leaves the table unchanged', async (_name, history, message) => {
  const { errors } = open(history);
  expect(heads()).toHaveLength(8);
  await waitFor(() => expect(errors()).toHaveLength(1));
  expect(errors()).toMatchObject([{ kind: 'config', message: expect.stringMatching(message) }]);
});

test('a row has no personal data of the customer', () => {
  const seen: HistoryRow[] = [];
  const value = (row: HistoryRow) => {
    seen.push(row);
    return null;
  };
  open(() => [{ id: 'rider', label: 'Rider', value }]);
  expect(JSON.stringify(seen)).not.toMatch(/Asha|98/);
  expect(seen[0]?.extra).toEqual({ rider: 'Meera' });
});
