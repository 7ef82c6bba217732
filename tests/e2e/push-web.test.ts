import { openPushService } from '../../sandbox/testPushService.ts';
import { deliver, watchWorker } from '../support/fcm.ts';
import { expect, test } from '../support/fixtures.ts';
import { untilStreaming } from '../support/push.ts';
import { useWebPush } from '../support/webPush.ts';

const ACCOUNT = '/setting/manage-profile';

test('an order rings with the portal closed until somebody answers it', async ({
  page,
  context,
  newVendor,
  signIn,
  sandbox,
}) => {
  const service = await openPushService();
  await useWebPush(page, service.subscription);
  const { restaurantId, phone } = await newVendor();
  const saved = untilStreaming(page);
  await signIn({ phone });
  await saved;
  const shown = await watchWorker(context);
  const elsewhere = await context.newPage();
  await elsewhere.goto('about:blank');
  await page.close();
  const arrive = async () => deliver(elsewhere, (await service.next()).payload);

  const { _id, order_id } = await sandbox.addOrder(restaurantId, { announce: true });
  await arrive();
  await sandbox.renewPush();
  await arrive();
  await sandbox.changeOrder(_id, { status: 'cooking' });
  await arrive();

  const of = { body: order_id, path: `/orders/view-order/${order_id}` };
  const tag = `vendor-portal order ${order_id}`;
  await expect.poll(shown).toEqual([
    { ...of, tag, title: 'New order', isSilent: false },
    { ...of, tag, title: 'New order', isSilent: false },
    { ...of, tag, title: 'Order answered', isSilent: true },
  ]);
  await sandbox.renewPush();
  expect(service.count()).toBe(3);
  await service.close();
});

test('the account screen says that a test arrived with the portal closed', async ({
  page,
  context,
  newVendor,
  signIn,
  sandbox,
}) => {
  const service = await openPushService();
  const capabilities = ['push.test'];
  await useWebPush(page, service.subscription, capabilities);
  const saved = untilStreaming(page);
  await signIn(await newVendor(), ACCOUNT);
  await saved;
  const requested = page.waitForResponse('**/api/vendor/push-test');
  await page.getByRole('button', { name: 'Send a test push' }).click();
  await requested;
  const shown = await watchWorker(context);
  const elsewhere = await context.newPage();
  await elsewhere.goto('about:blank');
  await page.close();

  await sandbox.renewPush();
  await deliver(elsewhere, (await service.next()).payload);
  await expect.poll(shown).toMatchObject([{ title: 'Test', path: ACCOUNT, isSilent: false }]);

  await useWebPush(elsewhere, service.subscription, capabilities);
  await elsewhere.goto(ACCOUNT);
  await expect(elsewhere.getByText(/The test arrived .*, with the page closed\./)).toBeVisible();
  await service.close();
});
