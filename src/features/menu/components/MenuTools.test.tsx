import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { MenuTools, ToolsMenu } from './MenuFilters';

function Where() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

test.each([
  ['in a narrow portal', ToolsMenu],
  ['in a wide portal', MenuTools],
])('only the capability has an entry for the categories %s', async (_where, Tools) => {
  const tools = (
    <>
      <Tools isList onList={() => {}} />
      <Where />
    </>
  );
  const { unmount } = renderInPortal(tools);
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await screen.findByRole('menuitem', { name: 'CSV file' });
  expect(screen.queryByRole('menuitem', { name: 'Edit categories' })).toBeNull();
  unmount();
  renderInPortal(tools, { capabilities: ['menu.categories'] });
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit categories' }));
  expect(screen.getByRole('status').textContent).toBe('/food-menu/categories');
});

test('the menu of a narrow portal leads to the prices', async () => {
  renderInPortal(
    <>
      <ToolsMenu isList onList={() => {}} />
      <Where />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit prices' }));
  expect(screen.getByRole('status').textContent).toBe('/food-menu/prices');
});
