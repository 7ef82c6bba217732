import type { Page } from '@playwright/test';
import { dayFigure, figure } from '../../../tests/pages/dashboard.ts';
import { newOrdersBar, tryAgain } from '../../../tests/pages/screen.ts';
import { openMessages } from '../../../tests/support/board.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const row = (page: Page, number: string) =>
  page.getByRole('button', { name: `Order ${number}, show details` });

const ORDERS = { orders: [{ status: 'completed' }, { status: 'waiting_for_confirmation' }] };

test('figures that could not be read can be read again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDERS);
  const { restaurantId } = vendor;
  const fault = await sandbox.fault({ endpoint: 'dashboard', restaurantId, status: 400 });
  const revenue = page.getByRole('definition').filter({ hasText: '₹770.00' });
  await signIn(vendor);
  await expect(page.getByText('Figures could not be loaded.')).toBeVisible();
  await expect(page.getByText('₹0.00')).toBeHidden();
  await expect(figure(page, 'Total Revenue')).toHaveText('–');
  await sandbox.clearFault(fault.id);
  await tryAgain(page).click();
  await expect(revenue).toBeVisible();
  await expect(page.getByText('Figures could not be loaded.')).toBeHidden();
  await expect(await openMessages(page)).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Messages' })).toContainText('No messages');
});

test('the first orders come with the dashboard below the failure of the waiting call', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  const { restaurantId, orders } = vendor;
  await sandbox.fault({ endpoint: 'waitingOrders', restaurantId, status: 400 });
  await signIn(vendor);

  await expect(
    page.getByText(/^New orders could not be loaded\. Trying again in \d+ s$/),
  ).toBeVisible();
  await expect(row(page, orders[0]?.order_id ?? '')).toBeVisible();
  await expect(dayFigure(page, 'Waiting now')).toHaveText('–');
  await expect(newOrdersBar(page)).toBeHidden();
});
