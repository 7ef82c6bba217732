import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPortal } from '../../../tests/support/renderPortal';
import type { PortalPage } from '../../core/contracts';

const page = (path: unknown, more = {}) =>
  ({ path, title: 'Loyalty', element: 'Points', ...more }) as PortalPage;

async function open(pages: unknown) {
  const props = { pages: pages as PortalPage[] };
  const { errors, show } = renderPortal(props);
  await screen.findByRole('heading', { name: 'Get Started' });
  return {
    messages: () => errors().map(({ message }) => message),
    again: () => show(props),
  };
}

test.each([
  ['/orders', 'the portal has this path'],
  ['/Orders', 'the portal has this path'],
  ['/food-item/abc', 'the portal has this path'],
  ['/products', 'the portal has this path'],
  ['/logout', 'the portal has this path'],
  ['loyalty', 'the path is not plain'],
  ['/loyalty/', 'the path is not plain'],
  ['/loyalty/:id', 'the path is not plain'],
  ['/*', 'the path is not plain'],
  ['//evil.example', 'the path is not plain'],
  [undefined, 'the path is not plain'],
])('a page at %j is left out with a report: %s', async (path, reason) => {
  const { messages } = await open([page(path)]);

  await vi.waitFor(() => expect(messages()).toHaveLength(1));
  expect(messages()[0]).toMatch(new RegExp(`is left out: ${reason}$`));
});

test('the second of two pages with the same path is reported once', async () => {
  const { messages, again } = await open([page('/loyalty'), page('/LOYALTY')]);
  again();

  await vi.waitFor(() => expect(messages()).toHaveLength(1));
  expect(messages()[0]).toBe('The page "/LOYALTY" is left out: an earlier page has this path');
});

test.each([[null], [page('/loyalty', { title: '' })], [page('/loyalty', { element: null })]])(
  'the portal works with a page that is incomplete',
  async (given) => {
    const { messages } = await open([given]);
    await vi.waitFor(() => expect(messages()).toHaveLength(1));
  },
);

test.each(['/loyalty', '/loyalty/history', '/orders-of-ours', '/team_2.0~x'])(
  'a page at %s is reported to nobody',
  async (path) => {
    const { messages } = await open([page(path)]);
    expect(messages()).toEqual([]);
  },
);

test.each([
  ['loyalty', 'a string'],
  [{ path: '/loyalty' }, 'an object'],
  [true, 'a boolean'],
])('pages that are %o are reported as %s', async (pages, kind) => {
  const { messages } = await open(pages);
  const message = `The pages prop is ${kind} instead of a list`;
  await vi.waitFor(() => expect(messages()).toEqual([message]));
});
