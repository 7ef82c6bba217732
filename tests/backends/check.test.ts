import { expect, test } from 'vitest';
import { checkBackend } from '../../bin/harness/check/checkBackend.ts';
import { screens } from '../../examples/backends/shared/screens.ts';
import { SCREEN_NAMES } from '../../src/core/navigation/screenTable.ts';
import { SAMPLE_PHONE, startGraphql, startRest } from '../support/exampleBackends.ts';
import { loadExample } from './callExample.ts';

/** The calls of the screens that both examples have. */
const CALLS = [
  'requestCode',
  'verifyCode',
  'vendorGet',
  'logout',
  'dashboard',
  'orderHistory',
  'orderDetails',
  'waitingOrders',
  'ordersByStatus',
  'updateOrderStatus',
  'restaurantGet',
  'foodItemAll',
  'foodItemGet',
  'foodItemUpdate',
  'dishCategories',
];

test.each([
  ['rest', startRest, 'TF-1062'],
  ['graphql', startGraphql, 'B-561'],
] as const)('`check` finds no fault in the mapping of %s', async (name, start, order) => {
  const { url, close, code } = await start();
  const findings = await checkBackend({
    host: url,
    phone: SAMPLE_PHONE,
    allowWrites: true,
    order,
    mapping: await loadExample(name),
    screens: SCREEN_NAMES.filter((screen) => screens[screen] !== false),
    promptForCode: async () => code(),
  });
  await close();

  const faults = findings.filter(({ verdict }) => verdict === 'differs' || verdict === 'missing');
  expect(faults).toEqual([]);
  const conforming = findings.filter(({ verdict }) => verdict === 'conforms');
  expect(conforming.map(({ endpoint }) => endpoint)).toEqual(expect.arrayContaining(CALLS));
});
