import { expect, test } from 'vitest';
import { checkBackend } from '../../bin/harness/check/checkBackend.ts';
import { screens } from '../../examples/backends/shared/screens.ts';
import { SCREEN_NAMES } from '../../src/core/navigation/screenTable.ts';
import { SAMPLE_PHONE, startGraphql, startIgm, startRest } from '../support/exampleBackends.ts';
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
  { name: 'rest', start: startRest, order: 'TF-1062', issue: '', checks: [] },
  { name: 'graphql', start: startGraphql, order: 'B-561', issue: '', checks: [] },
  { name: 'igm', start: startIgm, order: 'TF-1062', issue: 'ISSUE-1', checks: ['orders.issues'] },
  { name: 'igm', start: startIgm, order: 'TF-1062', issue: 'ISSUE-2', checks: ['orders.issues'] },
  { name: 'igm', start: startIgm, order: 'TF-1062', issue: 'ISSUE-3', checks: ['orders.issues'] },
] as const)(
  '`check` finds no fault in the mapping of $name $issue',
  async ({ name, start, order, issue, checks }) => {
    const { url, close, code } = await start();
    const findings = await checkBackend({
      host: url,
      phone: SAMPLE_PHONE,
      allowWrites: true,
      order,
      issue: issue || undefined,
      capabilities: checks,
      mapping: await loadExample(name),
      screens: SCREEN_NAMES.filter((screen) => screens[screen] !== false),
      promptForCode: async () => code(),
    });
    await close();

    const faults = findings.filter(({ verdict }) => verdict === 'differs' || verdict === 'missing');
    expect(faults).toEqual([]);
    const conforming = findings.filter(({ verdict }) => verdict === 'conforms');
    expect(conforming.map(({ endpoint }) => endpoint)).toEqual(
      expect.arrayContaining([...CALLS, ...checks]),
    );
  },
);
