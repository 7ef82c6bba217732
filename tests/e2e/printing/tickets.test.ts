import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../../support/axe.ts';
import { acceptOrder, nameOf, orderCard, step, tab } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';
import { blockDialog, connectPrinter, showDialog, watchDialog } from '../../support/printing.ts';
import { stallTab } from '../../support/stallTab.ts';

test.use({ harness: 'lab' });

const NEW = { status: 'waiting_for_confirmation' };
const ORDER = {
  ...NEW,
  order_id: 'ORD-7042',
  createdAt: '2026-11-20T07:35:00Z',
  cart_items: [
    {
      food_item_name: 'मसाला डोसा',
      varient_name: 'Large, 2 x Chutney',
      quantity: 3,
      food_item_price: 110,
      veg_nonveg: 'veg',
      instructions: 'Extra crisp',
    },
  ],
  instructions: 'Nut allergy',
  invoice_no: 'INV-9',
  billing_detail: { payment_status: 'captured', total_amount: 346.5 },
  item_sub_total_amount: 330,
  after_discount_sub_amt: 330,
  coupon_amount: 0,
  packing_fee: 0,
  delivery_fee: 0,
  original_total_amount: 346.5,
  gst_percentage: 5,
  tax_amount: 16.5,
};

const print = (page: Page, number: string) =>
  page.getByRole('button', { name: `Print order ${number}`, exact: true });
const printDialog = (page: Page) => page.getByRole('dialog', { name: /^Print order/ });

/** Prints from the dialog of an order; the dialog closes afterwards. */
async function printKind(page: Page, number: string, kind: 'Kitchen ticket' | 'Bill') {
  await print(page, number).click();
  await printDialog(page).getByRole('button', { name: kind }).click();
  await expect(printDialog(page)).toBeHidden();
}

const ticketList = (page: Page) => page.getByRole('dialog', { name: 'Tickets of this device' });

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Printing', exact: true }).click();
  return page.getByRole('dialog', { name: 'Printing on this device' });
}

/** Turns automatic printing on, in the dialog of the board. */
async function printAutomatically(page: Page) {
  const settings = await openSettings(page);
  await settings.getByRole('switch', { name: 'Print when an order is accepted' }).click();
  await settings.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await settings.getByRole('button', { name: 'Done' }).click();
}

test('an order is printed from a frame that is gone afterwards', async ({ page, signInNew }) => {
  const printed = await watchDialog(page);
  await signInNew({ orders: [ORDER] }, '/printer/orders?dialog');

  await printKind(page, 'ORD-7042', 'Kitchen ticket');
  await printKind(page, 'ORD-7042', 'Kitchen ticket');
  await orderCard(page, { order_id: 'ORD-7042' }).getByRole('link', { name: /^View/ }).click();
  await printKind(page, 'ORD-7042', 'Bill');

  expect(printed).toHaveLength(3);
  const [kot = '', copy = '', bill = ''] = printed;
  expect(kot).toMatch(/^Kitchen ticket \(KOT\)\s+7042\s/);
  expect(kot).toMatch(/Nut allergy\s+3 ×\s+● मसाला डोसा\s+Large\s+6 × Chutney\s+Extra crisp/);
  expect(kot).not.toContain('₹');
  expect(copy).toMatch(/^COPY 2\s/);
  expect(bill).toMatch(/3 ×\s+● मसाला डोसा\s+₹330\.00\s+Large[^]*Tax \(GST 5%\)\s+₹16\.50/);
  expect(bill).toMatch(/Total bill\s+₹346\.50\s+Payment\s+Paid/);
  expect(bill).toContain('INV-9');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the dialog says where the page may not print', async ({ page, signInNew }) => {
  await blockDialog(page);
  await signInNew({ orders: [ORDER] }, '/printer/orders?dialog');
  await print(page, 'ORD-7042').click();
  await printDialog(page).getByRole('button', { name: 'Bill' }).click();

  await expect(printDialog(page).getByRole('alert')).toContainText(
    'Printing is blocked on this page',
  );
});

test('two open tabs print an accepted order once', async ({ page, context, signInNew }) => {
  const { jobs } = await connectPrinter(context);
  const { orders } = await signInNew({ orders: [NEW, NEW] }, '/printer/orders');
  const [first, second] = orders;
  await printAutomatically(page);
  const other = await context.newPage();
  await other.goto('/printer/orders');
  await expect(orderCard(other, second)).toBeVisible();

  await acceptOrder(page, first);
  await expect.poll(() => jobs.length).toBe(1);
  await page.reload();
  await acceptOrder(page, second);
  // A tab prints this bill only after everything that it prints automatically.
  for (const one of [page, other]) {
    await tab(one, 'Preparing', 2).click();
    await printKind(one, second.order_id, 'Bill');
  }

  const kot = { kind: 'kot', copies: 2, isReprint: false };
  const bill = { kind: 'bill', copies: 1, number: second.order_id };
  expect(jobs).toMatchObject([
    { ...kot, number: first.order_id },
    { ...kot, number: second.order_id },
    { ...bill, isReprint: false },
    { ...bill, isReprint: true },
  ]);
});

test('a tab prints once what a stalled tab does not print', async ({
  page,
  context,
  signInNew,
}) => {
  const { jobs } = await connectPrinter(context);
  const { orders } = await signInNew({ orders: [NEW, NEW] }, '/printer/orders');
  const [first, second] = orders;
  await printAutomatically(page);
  const other = await context.newPage();
  await other.goto('/printer/orders');
  await expect(tab(other, 'New', 2)).toBeVisible();

  const wake = await stallTab(page);
  await acceptOrder(other, first);
  await expect(tab(other, 'Preparing', 1)).toBeVisible();
  expect(jobs).toEqual([]);
  await expect.poll(() => jobs.length).toBe(1);

  await wake();
  await acceptOrder(page, second);
  await expect.poll(() => jobs.length).toBe(2);
  const numbers = [first.order_id, second.order_id];
  expect(jobs.map(({ number, isReprint }) => [number, isReprint])).toEqual(
    numbers.map((number) => [number, false]),
  );
});

test('a ticket that was being printed when its page was reloaded is printed again as a copy', async ({
  page,
  context,
  signInNew,
}) => {
  const { jobs, hang } = await connectPrinter(context);
  const {
    orders: [order],
  } = await signInNew({ orders: [NEW] }, '/printer/orders');
  await printAutomatically(page);
  const answer = hang();
  await acceptOrder(page, order);
  await expect.poll(() => jobs.length).toBe(1);
  await page.reload();
  answer();
  await page.getByRole('button', { name: 'Show' }).click();
  const tickets = ticketList(page);
  await expect(tickets).toContainText('printing was interrupted. The ticket may be on paper.');
  await tickets.getByRole('button', { name: /^Try again/ }).click();
  await expect(tickets.getByRole('listitem')).toContainText(/Printed \d/);

  expect(jobs.map(({ isReprint }) => isReprint)).toEqual([false, true]);
  expect(jobs[1]?.html).toContain('COPY 2');
});

test('a browser that shows its dialog after a restart prints one ticket', async ({
  page,
  signInNew,
}) => {
  const printed = await watchDialog(page);
  const { orders } = await signInNew({ orders: [NEW, NEW] }, '/printer/orders?dialog');
  const settings = await openSettings(page);
  await settings.getByRole('button', { name: 'Print a test' }).click();
  await settings.getByRole('switch', { name: 'Print when an order is accepted' }).click();
  const closeDialog = await showDialog(page);
  await page.reload();
  for (const order of orders) await acceptOrder(page, order);
  await expect(tab(page, 'Preparing', 2)).toBeVisible();
  await expect.poll(() => printed.length).toBe(2);
  await closeDialog();

  await expect(page.getByText('so automatic printing was turned off')).toBeVisible();
  await expect(page.getByText('1 ticket not printed yet')).toBeVisible();
  await openSettings(page);
  await settings.getByRole('button', { name: 'Tickets of this device' }).click();
  const tickets = ticketList(page);
  await expect(tickets.getByRole('listitem')).toContainText([
    `${nameOf(orders[1])} Kitchen ticket (KOT)Not printed: automatic printing was turned off`,
    `${nameOf(orders[0])} Kitchen ticket (KOT)Printed`,
  ]);
  await expectNoBarriers(page, 'the tickets of a device');
  expect(printed).toHaveLength(2);
});

test('a ticket that the printer refused can be printed again', async ({
  page,
  context,
  signInNew,
}) => {
  const { jobs, refuse } = await connectPrinter(context);
  const {
    orders: [order],
  } = await signInNew({ orders: [NEW] }, '/printer/orders');
  await printAutomatically(page);
  refuse('Paper is out');

  await acceptOrder(page, order);
  await page.getByRole('button', { name: 'Show' }).click();
  const tickets = ticketList(page);
  await expect(tickets.getByRole('listitem')).toContainText(
    `Order ${nameOf(order)} Kitchen ticket (KOT)Not printed: Paper is out`,
  );
  await expectNoBarriers(page, 'a ticket that is not printed');
  refuse(null);
  await tickets.getByRole('button', { name: /^Try again/ }).click();
  await expect(tickets.getByRole('listitem')).toContainText(/Printed \d/);
  await page.keyboard.press('Escape');

  expect(jobs).toMatchObject([{ number: order.order_id, isReprint: false }]);
  await tab(page, 'Preparing', 1).click();
  await expect(step(page, 'Order Ready', order)).toBeVisible();
});

test('an order that is changed and then cancelled after it was printed prints two slips', async ({
  page,
  context,
  signInNew,
  sandbox,
}) => {
  const naan = { food_item_name: 'Naan', quantity: 2, food_item_price: 10 };
  const { jobs } = await connectPrinter(context);
  const {
    orders: [order],
  } = await signInNew({ orders: [{ ...NEW, cart_items: [naan] }] }, '/printer/orders');
  await printAutomatically(page);
  await acceptOrder(page, order);
  await expect.poll(() => jobs.length).toBe(1);

  await sandbox.changeOrder(order._id, { cart_items: [{ ...naan, quantity: 1 }] });
  await page.reload();
  await expect.poll(() => jobs.length).toBe(2);
  await sandbox.changeOrder(order._id, { status: 'cancelled' });
  await page.reload();
  await expect.poll(() => jobs.length).toBe(3);

  const slip = { number: order.order_id, copies: 2, isReprint: false };
  expect(jobs).toMatchObject([
    { ...slip, kind: 'kot' },
    { ...slip, kind: 'changed', html: expect.stringContaining('2 × → 1 ×') },
    { ...slip, kind: 'cancelled', html: expect.stringMatching(/CANCELLED[^]*1 ×[^]*Naan/) },
  ]);
});
