import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderWithHost } from '../../../../tests/support/renderWithHost';
import { HostMenu } from './HostMenu';

// Only the code of the actions is still to be loaded when the menu is opened.
beforeAll(() => import('../../primitives/overlay/MenuList'));

const MEMBER = { id: 'm1', role: 'Cook', isActive: true, permissions: [], extra: {} };

test('a menu that is open while the actions load stays open', async () => {
  renderWithHost(
    <HostMenu
      kind="member"
      toRecord={() => MEMBER}
      items={[{ id: 'edit', label: 'Edit', onSelect: () => {} }]}
    />,
    { actions: { member: () => [{ id: 'call', label: 'Call', onSelect: () => {} }] } },
  );
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await screen.findByRole('menuitem', { name: 'Edit' });

  await screen.findByRole('menuitem', { name: 'Call' });

  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Edit',
    'Call',
  ]);
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('true');
});
