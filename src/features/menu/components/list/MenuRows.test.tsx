import { act, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { expect, test } from 'vitest';
import { failing, silent } from '../../../../../tests/support/orderApi';
import { renderInPortal } from '../../../../../tests/support/renderInPortal';
import { ApiRefusal } from '../../../../core/api/errors';
import { categoriesAtom, menuKeys } from '../../../../core/menu/queries';
import { toMenuItem } from '../../../../core/menu/wire';
import { MenuRows } from './MenuRows';
import { useMenuColumns } from './useMenuColumns';

const MENU = ['1', '2', '1'].map((dish_category_id, index) =>
  toMenuItem({ _id: `d${index}`, name: `Dish ${index}`, dish_category_id }),
);

function Menu() {
  const nothing = useCallback(() => {}, []);
  const onToggle = useCallback(async () => {}, []);
  const columns = useMenuColumns({ onToggle, onPrice: nothing, onDelete: nothing });
  return <MenuRows items={MENU} added={undefined} columns={columns} />;
}

const ROWS = <Menu />;

const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const lists = () => screen.getAllByRole('list').length;

test('the groups have no titles before the categories are read', () => {
  renderInPortal(ROWS, { answers: { dishCategories: silent } });
  expect([lists(), titles()]).toEqual([2, []]);
});

test('with menu.categories, the groups have the order of the categories', async () => {
  renderInPortal(ROWS, {
    capabilities: ['menu.categories'],
    answers: {
      dishCategories: () => [
        { _id: '2', name: 'Drinks', hidden: true },
        { _id: '1', name: 'Starters', hidden: false },
      ],
    },
  });
  await screen.findByRole('heading', { name: 'Starters' });
  expect(titles()).toEqual(['Drinks Hidden from customers', 'Starters ']);
});

/** Shows the status of the query next to the list. */
function WithStatus() {
  return (
    <>
      {ROWS}
      <output>{useAtomValue(categoriesAtom).status}</output>
    </>
  );
}

test('a list without categories stays one list while they are read again', async () => {
  const { cache, answer } = renderInPortal(<WithStatus />, {
    answers: { dishCategories: failing(new ApiRefusal(200, 'down')) },
  });
  await screen.findByText('error');
  answer({ dishCategories: silent });
  act(() => void cache.refetchQueries({ queryKey: menuKeys.categories }));
  await screen.findByText('pending');
  expect(lists()).toBe(1);
});
