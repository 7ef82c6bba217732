import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DataTable } from './DataTable';
import type { DataColumn, TableView } from './dataTableModel';

interface Dish {
  name: string;
  price: number | null;
}

const columns: DataColumn<Dish>[] = [
  { id: 'name', header: 'Dish', value: (dish) => dish.name },
  { id: 'price', header: 'Price', value: (dish) => dish.price, align: 'end' },
  { id: 'note', header: 'Note', value: () => 'x', isSortable: false },
];

function table(rows: readonly Dish[], sizes?: { pageSize: number; pageSizes: number[] }) {
  const shared = { caption: 'Dishes', columns, rowId: (dish: Dish) => dish.name };
  return <DataTable {...shared} rows={rows} empty={<p>No dishes</p>} {...sizes} />;
}

function dishes(count: number): Dish[] {
  return Array.from({ length: count }, (_, index) => ({ name: `Dish ${index + 1}`, price: index }));
}

function names() {
  const [, body] = within(screen.getByRole('table', { name: 'Dishes' })).getAllByRole('rowgroup');
  const rows = within(body as HTMLElement).getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent);
}

test('the empty text replaces the table without rows', () => {
  render(table([]));
  screen.getByText('No dishes');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a page has ten rows', async () => {
  render(table(dishes(12)));
  screen.getByText('1–10 of 12');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(names()).toEqual(['Dish 11', 'Dish 12']);
  const next = screen.getByRole('button', { name: 'Next page' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(next);
  expect(names()).toEqual(['Dish 11', 'Dish 12']);
  expect(document.activeElement).toBe(next);
});

test('the page sizes are the given ones', async () => {
  render(table(dishes(30), { pageSize: 25, pageSizes: [10, 25, 50] }));
  expect(names()).toHaveLength(25);
  await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '50');
  expect(names()).toHaveLength(30);
});

test('a header sorts by number with unknown values last', async () => {
  const rows = [
    { name: 'Tea', price: 20 },
    { name: 'Thali', price: null },
    { name: 'Dosa', price: 110 },
    { name: 'Vada', price: 9 },
  ];
  render(table(rows));
  const price = screen.getByRole('button', { name: 'Price' });
  await userEvent.click(price);
  expect(names()).toEqual(['Vada', 'Tea', 'Dosa', 'Thali']);
  await userEvent.click(price);
  expect(names()).toEqual(['Dosa', 'Tea', 'Vada', 'Thali']);
  const head = screen.getByRole('columnheader', { name: 'Price' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
});

test('text sorts in natural order', async () => {
  render(table(dishes(12).reverse()));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dish' }));
  expect(names().slice(8)).toEqual(['Dish 9', 'Dish 10']);
});

test('a column that is not for sorting has no button', () => {
  render(table(dishes(1)));
  expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
});

test('new rows do not change the page unless it no longer exists', async () => {
  const { rerender } = render(table(dishes(25)));
  const next = screen.getByRole('button', { name: 'Next page' });
  await userEvent.click(next);
  rerender(table(dishes(24)));
  await act(async () => undefined);
  expect(names()[0]).toBe('Dish 11');
  rerender(table(dishes(4)));
  expect(names()[0]).toBe('Dish 1');
});

function controlledTable(rows: readonly Dish[], view: TableView, isPartial = false) {
  const onViewChange = vi.fn<(view: TableView) => void>();
  const control = { view, onViewChange };
  const shared = { caption: 'Dishes', columns, rowId: (dish: Dish) => dish.name };
  const show = { ...shared, rows, empty: <p>No dishes</p>, control, isPartial };
  return { element: <DataTable {...show} />, onViewChange };
}

test('a sorted table whose rows come back shows the same page', () => {
  const view = { page: 0, pageSize: 10, sort: { id: 'price', isDescending: false } };
  const { rerender } = render(controlledTable(dishes(2), view).element);
  const { element, onViewChange } = controlledTable(dishes(60), { ...view, page: 5 });
  rerender(element);
  expect(names()[0]).toBe('Dish 51');
  expect(onViewChange).not.toHaveBeenCalled();
});

test('a change of a controlled view only calls onViewChange', async () => {
  const view = { page: 1, pageSize: 10, sort: { id: 'price', isDescending: true } };
  const { element, onViewChange } = controlledTable(dishes(25), view);
  render(element);
  expect(names()[0]).toBe('Dish 15');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onViewChange).toHaveBeenLastCalledWith({ ...view, page: 2 });
  expect(names()[0]).toBe('Dish 15');
});

test('sorting a controlled table goes to the first page in one change', async () => {
  const { element, onViewChange } = controlledTable(dishes(25), {
    page: 2,
    pageSize: 10,
    sort: null,
  });
  render(element);
  await userEvent.click(screen.getByRole('button', { name: 'Dish' }));
  const sort = { id: 'name', isDescending: false };
  expect(onViewChange.mock.calls).toEqual([[{ page: 0, pageSize: 10, sort }]]);
});

test('while rows are loading the page number is kept', () => {
  const { element, onViewChange } = controlledTable(
    dishes(10),
    { page: 3, pageSize: 10, sort: null },
    true,
  );
  render(element);
  expect(onViewChange).not.toHaveBeenCalled();
  screen.getByText(/more to come/);
});

test('rows of a group have its header on every page that shows some of them', async () => {
  const shared = { caption: 'Dishes', columns, rowId: (dish: Dish) => dish.name, empty: null };
  const group = {
    idOf: ({ price }: Dish) => ((price ?? 0) < 3 ? 'cheap' : 'dear'),
    head: ({ price }: Dish) => ((price ?? 0) < 3 ? 'Cheap' : 'Dear'),
  };
  render(<DataTable {...shared} rows={dishes(12)} group={group} />);
  const heads = () => screen.getAllByRole('rowheader').map((head) => head.textContent);
  expect(heads()).toEqual(['Cheap', 'Dear']);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(heads()).toEqual(['Dear']);
});

test('the focus stays with its row when the rows before it go', () => {
  const withLink: DataColumn<Dish>[] = [
    { id: 'view', header: 'View', value: () => null, cell: ({ name }) => <a href="#v">{name}</a> },
  ];
  const shared = { caption: 'Dishes', columns: withLink, rowId: (dish: Dish) => dish.name };
  const withRows = (...names: string[]) => (
    <DataTable {...shared} rows={names.map((name) => ({ name, price: 20 }))} empty={null} />
  );
  const { rerender } = render(withRows('Tea', 'Dosa'));
  screen.getByRole('link', { name: 'Dosa' }).focus();
  rerender(withRows('Dosa'));
  expect(document.activeElement?.textContent).toBe('Dosa');
});

test('without rows the empty text replaces the table until rows come again', () => {
  const { rerender } = render(table(dishes(2)));
  rerender(table([]));
  screen.getByText('No dishes');
  expect([screen.queryByRole('table'), screen.queryByRole('status')]).toEqual([null, null]);
  rerender(table(dishes(1)));
  expect(screen.queryByText('No dishes')).toBeNull();
  expect(names()).toEqual(['Dish 1']);
});

test('the sort control names the order of the rows', () => {
  const shared = { caption: 'Dishes', columns, rowId: (dish: Dish) => dish.name, empty: null };
  render(<DataTable {...shared} rows={dishes(2)} order="Newest first" />);
  const chosen = screen.getByLabelText<HTMLSelectElement>('Sort by');
  expect(chosen.selectedOptions[0]?.textContent).toBe('Newest first');
});
