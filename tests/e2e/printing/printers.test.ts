import { acceptOrder, tab } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';
import { fakeSerialPort } from '../../support/printers/fakeSerialPort.ts';

const ORDER = {
  status: 'waiting_for_confirmation',
  order_id: 'ORD-7042',
  cart_items: [{ food_item_name: 'Masala Dosa', quantity: 12, food_item_price: 110 }],
};

test('a connected printer prints a test, and after a reload each accepted order', async ({
  page,
  signInNew,
}) => {
  const port = await fakeSerialPort(page);
  await signInNew({ orders: [ORDER] }, '/orders');
  await page.getByRole('button', { name: 'Printing', exact: true }).click();
  const settings = page.getByRole('dialog', { name: 'Printing on this device' });
  await settings.getByRole('button', { name: /^Serial port/ }).click();
  await settings.getByRole('button', { name: 'Print a test' }).click();
  await expect(settings.getByText('Sent to the printer.')).toBeVisible();
  expect(await port.paper()).toMatch(/^48 -+\|$/m);
  await settings.getByRole('switch', { name: 'Print when an order is accepted' }).click();
  await settings.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await acceptOrder(page, { order_id: 'ORD-7042' });

  await tab(page, 'Preparing').click();
  await expect.poll(() => port.paper()).toMatch(/^12 x Masala Dosa$/m);
});
