import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PERMISSIONS, type Permission } from '../../../core/permissions/permissions';
import { PermissionPicker } from './PermissionPicker';

function open(start: readonly Permission[]) {
  let chosen: readonly Permission[] = start;
  function Form() {
    const [value, setValue] = useState(start);
    chosen = value;
    return <PermissionPicker value={value} onChange={setValue} />;
  }
  render(<Form />);
  return { user: userEvent.setup(), chosen: () => chosen };
}

const box = (name: string) => screen.getByRole('checkbox', { name });

test('twelve labelled permissions follow All', () => {
  open([]);
  const names = screen
    .getAllByRole('checkbox')
    .map(({ parentElement }) => parentElement?.textContent);
  expect(names).toEqual([
    'All',
    'Menu Management',
    'Menu Item in-stock / out of stock',
    'Store Online / Offline',
    'Manage Team members',
    'Payments',
    'Orders Management (Accept / Decline)',
    'Orders Management (Status update once accepted)',
    'Order History',
    'Offers',
    'Business Profile update',
    'Settings (feedback, FSSAI document, bank details, time management etc.)',
    'Product Management',
  ]);
});

test('selecting All selects every permission', async () => {
  const { user, chosen } = open(['offers']);
  await user.click(box('All'));
  expect(chosen()).toEqual(PERMISSIONS);
});

test('deselecting All clears every permission', async () => {
  const { user, chosen } = open(PERMISSIONS);
  await user.click(box('All'));
  expect(chosen()).toEqual([]);
});

test('selecting the twelfth permission selects All', async () => {
  const { user } = open(PERMISSIONS.filter((one) => one !== 'offers'));
  const before = box('All').matches(':checked');
  await user.click(box('Offers'));
  expect([before, box('All').matches(':checked')]).toEqual([false, true]);
});

test('deselecting one permission deselects All', async () => {
  const { user, chosen } = open(PERMISSIONS);
  await user.click(box('Payments'));
  expect(box('All').matches(':checked')).toBe(false);
  expect(chosen()).toHaveLength(11);
});
