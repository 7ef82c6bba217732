import { expect, test } from './fixtures.ts';
import { button, dialog, heading } from './queries.ts';

test('a pushed message is in the list of messages', async ({ portal, sandbox, signInNew }) => {
  const { vendorId, restaurantId } = await signInNew({}, '/dashboard');
  await portal.see(heading('New Orders'));
  // The device's push token is saved only after its stream has opened.
  const saved = () => sandbox.log({ restaurantId, endpoint: 'savePushToken' });
  await expect.poll(saved, { timeout: 30_000 }).toHaveLength(1);
  await sandbox.push(vendorId, { title: 'New order', body: 'ORD-7' });
  await portal.click(button(/^Messages/));
  await portal.see({ text: 'New order · ORD-7', within: dialog('Messages') });
});
