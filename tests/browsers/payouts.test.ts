import { test } from './fixtures.ts';
import { heading, region, table } from './queries.ts';

test('a payout cycle is opened', async ({ portal, signInNew }) => {
  await signInNew({ history: 100, demo: ['payments'] }, '/pending-payouts');
  await portal.click({ role: 'link', name: /\d{4}/, within: table('Payout cycles') });
  await portal.see(heading('Payout cycle'));
  await portal.see(region('Payout estimate'));
});
