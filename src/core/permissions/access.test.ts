import { expect, test } from 'vitest';
import { paths } from '../navigation/paths';
import { screenNeeds } from './access';
import { PERMISSIONS } from './permissions';
import { allows } from './rights';

test.each([
  [paths.team, ['manage_team']],
  [paths.addTeamMember, ['manage_team']],
  [paths.orders, ['orders_accept_decline', 'orders_status_update']],
  [paths.orderDetail('o1'), ['orders_accept_decline', 'orders_status_update']],
  [paths.issues, ['orders_accept_decline', 'orders_status_update']],
  [paths.orderHistory, ['order_history']],
  [paths.orderHistoryDetail('o1'), ['order_history']],
  [paths.foodMenu, ['menu_management', 'menu_item_stock', 'product_management']],
  [paths.foodItem('i1'), ['menu_management', 'menu_item_stock', 'product_management']],
  [paths.foodItemEdit, ['menu_management', 'product_management']],
  [paths.addProduct, ['menu_management', 'product_management']],
  [paths.menuPrices, ['menu_management', 'product_management']],
  [paths.menuCategories, ['menu_management', 'product_management']],
  [paths.restaurantProfile, ['business_profile']],
  [paths.rating, ['settings']],
  [paths.timings, ['settings', 'store_online_offline']],
  [paths.kycDocumentsDetail, ['settings']],
  [paths.paymentLogs, ['payments']],
  [paths.pendingPayouts, ['payments']],
  [paths.offers, ['offers']],
])('%s needs %j', (path, needs) => {
  expect(screenNeeds(path)).toEqual(needs);
});

test.each([paths.dashboard, paths.manageProfile, paths.kycSubmitted, '/teamwork', '/%'])(
  '%s is open to everybody',
  (path) => {
    expect(screenNeeds(path)).toEqual([]);
  },
);

test.each(['/TEAM', '/team/', '/te%61m', '/Team/Add-Team-Member'])(
  'the screen behind %s is the same one',
  (path) => {
    expect(screenNeeds(path)).toEqual(['manage_team']);
  },
);

test('an owner without a list may do everything', () => {
  expect(allows(null, ['manage_team'])).toBe(true);
});

test('one of the needed permissions is enough', () => {
  expect(allows(['offers'], ['settings', 'offers'])).toBe(true);
  expect(allows(['offers'], ['settings'])).toBe(false);
});

test('with every permission no screen is locked', () => {
  const needs = Object.values(paths).flatMap((path) =>
    typeof path === 'string' ? [screenNeeds(path)] : [],
  );
  expect(needs.every((each) => allows(PERMISSIONS, each))).toBe(true);
});
