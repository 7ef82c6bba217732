import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { toOrderRow } from '../../../core/orders/history/wire';
import { HistoryTable } from './HistoryTable';

const CONTROL = { view: { page: 0, pageSize: 25, sort: null }, onViewChange: () => {} };

function withOrders(...numbers: string[]) {
  const rows = numbers.map((number) => toOrderRow({ _id: number, order_id: number }));
  return <HistoryTable rows={rows} control={CONTROL} isPartial={false} empty={<p>No orders</p>} />;
}

const linkOf = (number: string) => screen.getByRole('link', { name: `View order ${number}` });

/** The elements and texts below an element. */
function nodesIn(element: Element): number {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let count = 0;
  while (nodes.nextNode()) count += 1;
  return count;
}

test('a row has at most 30 nodes', () => {
  const rows = Array.from({ length: 25 }, (_, at) =>
    toOrderRow({
      _id: `id${at}`,
      order_id: `ORD-${at}`,
      status: 'completed',
      createdAt: '2026-11-20T07:35:00Z',
      customer: { name: 'Asha' },
      cart_items: [{ food_item_name: 'Dosa' }],
      total_amount: 100,
      payment_status: 'captured',
    }),
  );
  renderInPortal(<HistoryTable rows={rows} control={CONTROL} isPartial={false} empty={null} />);
  const [, ...shown] = screen.getAllByRole('row');
  expect(shown).toHaveLength(25);
  expect(Math.max(...shown.map((row) => 1 + nodesIn(row)))).toBeLessThanOrEqual(30);
});

test('a search shows only its rows', () => {
  const { rerender } = renderInPortal(withOrders('ORD-1', 'ORD-2'));
  rerender(withOrders('ORD-3'));
  expect(screen.getAllByRole('link')).toEqual([linkOf('ORD-3')]);
  rerender(withOrders());
  expect(screen.queryByRole('link')).toBeNull();
  screen.getByText('No orders');
});

test('the focus stays with its order when the rows change', () => {
  const { rerender } = renderInPortal(withOrders('ORD-1', 'ORD-2'));
  linkOf('ORD-2').focus();
  rerender(withOrders('ORD-2', 'ORD-3'));
  expect(document.activeElement).toBe(linkOf('ORD-2'));
});

test('the selected text stays selected when the rows change', () => {
  const { rerender } = renderInPortal(withOrders('ORD-1', 'ORD-2'));
  getSelection()?.selectAllChildren(screen.getByText('#ORD-2'));
  rerender(withOrders('ORD-2', 'ORD-3'));
  expect(getSelection()?.toString()).toBe('#ORD-2');
});

test('a focused column head leaves the elements of the rows to other rows', () => {
  const { rerender } = renderInPortal(withOrders('ORD-1', 'ORD-2'));
  const first = linkOf('ORD-1');
  screen.getByRole('button', { name: 'Total' }).focus();
  rerender(withOrders('ORD-2', 'ORD-3'));
  expect(linkOf('ORD-2')).toBe(first);
});
