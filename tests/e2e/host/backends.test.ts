import type { Page, Request } from '@playwright/test';
import { figure } from '../../pages/dashboard.ts';
import { cardOf, editFromMenu, stockOf } from '../../pages/food.ts';
import { pager, rows } from '../../pages/history.ts';
import { fixtureFile } from '../../pages/kyc.ts';
import { landing } from '../../pages/landing.ts';
import { menuLink, menuOf, ordersLink, signOut } from '../../pages/menu.ts';
import { acceptOrder, orderCard, step, tab } from '../../support/board.ts';
import {
  type ExampleBackend,
  SAMPLE_PHONE,
  startGraphql,
  startRest,
} from '../../support/exampleBackends.ts';
import { expect, test } from '../../support/fixtures.ts';
import { enterCode, requestCode } from '../../support/signIn.ts';

test.use({ harness: 'lab' });

/** A worked backend of `examples/backends`, and what its sample data contain. */
interface Sample {
  start(): Promise<ExampleBackend>;
  /** The path of most calls. */
  path: string;
  /** Whether the request changes the status of an order. */
  isMove(request: Request): boolean;
  /** The numbers of the two waiting orders. */
  waiting: readonly [string, string];
  /** The statuses of an order that was accepted once. */
  accepted: readonly string[];
  pages: readonly [string, string];
  dish: string;
  /** 225.50 rupees in the unit of the backend. */
  price: number;
}

const REST: Sample = {
  start: startRest,
  path: '/v2/orders',
  isMove: (request) => request.method() === 'PUT' && request.url().endsWith('/state'),
  waiting: ['TF-1064', 'TF-1063'],
  accepted: ['placed', 'accepted'],
  pages: ['1–25 of 64', '26–50 of 64'],
  dish: 'Dal Makhani',
  price: 22_550,
};

const GRAPHQL: Sample = {
  start: startGraphql,
  path: '/graphql',
  isMove: (request) => request.postData()?.includes('moveOrder') ?? false,
  waiting: ['B-563', 'B-562'],
  accepted: ['NEW', 'COOKING'],
  pages: ['1–25 of 63', '26–50 of 63'],
  dish: 'Tofu Bowl',
  price: 225.5,
};

async function signIn(page: Page, backend: ExampleBackend): Promise<void> {
  await page.goto(`${backend.path}/login`);
  await requestCode(page, SAMPLE_PHONE);
  await enterCode(page, backend.code());
  await expect(figure(page, 'Completed Orders')).toHaveText(/^5\d$/);
}

/** Lets the backend carry out the next change of an order, and loses its answer. */
async function loseNextAnswer(page: Page, { isMove }: Sample): Promise<void> {
  let isLost = false;
  await page.route('**/api/**', async (route) => {
    if (isLost || !isMove(route.request())) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

async function acceptBoth(page: Page, backend: ExampleBackend, sample: Sample): Promise<void> {
  const [first, second] = sample.waiting.map((order_id) => ({ order_id })) as [Ref, Ref];
  const moves: Request[] = [];
  page.on('request', (request) => void (sample.isMove(request) && moves.push(request)));
  await ordersLink(page).click();
  await expect(orderCard(page, second)).toBeVisible();
  await acceptOrder(page, first);
  await expect(orderCard(page, first)).toBeHidden();
  await loseNextAnswer(page, sample);
  await acceptOrder(page, second);
  await expect(orderCard(page, second)).toBeHidden();
  await tab(page, 'Preparing').click();
  for (const order of [first, second]) {
    await expect(step(page, 'Order Ready', order)).toBeVisible();
    expect(backend.statusesOf(order.order_id)).toEqual(sample.accepted);
  }
  const isLost = (move: Request) => move.failure()?.errorText === 'net::ERR_CONNECTION_RESET';
  expect(moves.map(isLost)).toEqual([false, true]);
}

interface Ref {
  order_id: string;
}

async function readHistory(page: Page, { pages, waiting }: Sample): Promise<void> {
  await menuOf(page).getByRole('button', { name: 'Outlet Info' }).click();
  await menuLink(page, 'Order History').click();
  await expect(pager(page)).toHaveText(pages[0]);
  const newest = `#${waiting[0].replace(/\D/g, '')}`;
  await expect(rows(page).first()).toContainText(newest);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(pager(page)).toHaveText(pages[1]);
  await expect(rows(page)).toHaveCount(25);
  await expect(rows(page).filter({ hasText: newest })).toHaveCount(0);
}

async function editDish(page: Page, backend: ExampleBackend, sample: Sample): Promise<void> {
  const { dish, price } = sample;
  await menuLink(page, 'Food Menu').click();
  await editFromMenu(page, dish);
  await page.getByRole('textbox', { name: 'Selling Price', exact: true }).fill('225.50');
  const file = fixtureFile('a PNG of the size of a photo');
  await page.getByLabel('Image', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Use as it is' }).click();
  await page.getByRole('button', { name: 'Save Product' }).click();
  const card = cardOf(page, dish);
  await expect(card).toContainText('₹225.50');
  const picture = card.getByRole('img', { name: dish, exact: true });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(600);
  await stockOf(page, dish).click();
  await expect(card).toContainText('Out of Stock');
  await expect.poll(() => backend.dish(dish)?.isInStock).toBe(false);
  expect(backend.dish(dish)).toMatchObject({ price, picture: expect.stringMatching(/./) });
}

for (const [name, sample] of Object.entries({ REST, GRAPHQL })) {
  test(`a day of a vendor runs over the ${name} backend`, async ({ page, recorder }) => {
    recorder.allowCalls(sample.path, 'all lists of orders have one URL');
    const backend = await sample.start();
    try {
      await signIn(page, backend);
      await acceptBoth(page, backend, sample);
      await readHistory(page, sample);
      await editDish(page, backend, sample);
      await signOut(page);
      await expect(landing(page)).toBeVisible();
    } finally {
      await backend.close();
    }
  });
}
