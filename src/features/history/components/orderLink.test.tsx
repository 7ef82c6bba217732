import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useText } from '../../../core/messages/useText';
import { useLinkTo } from '../../../core/navigation/useLinkTo';
import { toOrderRow } from '../../../core/orders/history/wire';
import messages from '../messages.en.json';
import { orderLink } from './useHistoryColumns';

const BASENAME = '/partner/~asha';
const ROW = toOrderRow({ _id: 'id1', order_id: 'ORD-1' });

function Links() {
  const { pathname, state } = useLocation();
  return (
    <>
      {orderLink(ROW, useLinkTo(), useText(messages))}
      <output>{`${pathname} ${JSON.stringify(state)}`}</output>
    </>
  );
}

function openList() {
  const start = `${BASENAME}/outlet/order-history?page=2`;
  render(
    <MemoryRouter basename={BASENAME} initialEntries={[start]}>
      <Links />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'View order ORD-1' });
}

test('the link of a row contains the basename', () => {
  const path = `${BASENAME}/outlet/order-history/view/ORD-1`;
  expect(openList().getAttribute('href')).toBe(path);
});

test('a click opens the order with the query string of the list', () => {
  fireEvent.click(openList());
  const here = screen.getByRole('status').textContent;
  expect(here).toBe('/outlet/order-history/view/ORD-1 {"search":"?page=2"}');
});

test('a click for a new tab is handled by the browser', () => {
  const isLeft = fireEvent.click(openList(), { ctrlKey: true });
  expect(isLeft).toBe(true);
  expect(screen.getByRole('status').textContent).toMatch(/^\/outlet\/order-history null/);
});
