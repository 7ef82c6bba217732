import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { ToolsMenu } from './MenuTools';

function Where() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

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
