import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failing, silent } from '../../../../tests/support/orderApi';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { menuKeys } from '../queries';
import { toMenuItem } from '../wire';
import { MenuRows } from './MenuRows';

const MENU = ['1', '2', '1'].map((dish_category_id, index) =>
  toMenuItem({ _id: `d${index}`, name: `Dish ${index}`, dish_category_id }),
);

const ROWS = (
  <MenuRows items={MENU} onToggle={async () => {}} onPrice={() => {}} onDelete={() => {}} />
);

const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const lists = () => screen.getAllByRole('list').length;

test('the groups have no titles before the categories are read', () => {
  renderInPortal(ROWS, { answers: { dishCategories: silent } });
  expect([lists(), titles()]).toEqual([2, []]);
});

test('a list without categories stays one list while they are read again', async () => {
  const { cache, answer } = renderInPortal(ROWS, {
    answers: { dishCategories: failing(new Error('down')) },
  });
  await act(() => cache.refetchQueries({ queryKey: menuKeys.categories }));
  await expect.poll(lists).toBe(1);
  answer({ dishCategories: silent });
  act(() => void cache.refetchQueries({ queryKey: menuKeys.categories }));
  await expect
    .poll(() => cache.getQueryState(menuKeys.categories))
    .toMatchObject({ status: 'pending', fetchStatus: 'fetching' });
  expect(lists()).toBe(1);
});
