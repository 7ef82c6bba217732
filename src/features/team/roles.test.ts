import { expect, test } from 'vitest';
import { PERMISSIONS } from '../../core/permissions/permissions';
import { presetOf } from './roles';

test('a manager gets every permission', () => {
  expect(presetOf('manager', [])).toEqual(PERMISSIONS);
});

test('an accountant gets payments only', () => {
  expect(presetOf('accountant', PERMISSIONS)).toEqual(['payments']);
});

test('a cook gets the permissions for orders', () => {
  expect(presetOf('cook', ['payments'])).toEqual([
    'orders_accept_decline',
    'orders_status_update',
    'order_history',
  ]);
});

test('custom does not change the selection', () => {
  expect(presetOf('custom', ['offers', 'settings'])).toEqual(['offers', 'settings']);
});
