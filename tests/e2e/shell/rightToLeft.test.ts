import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { open, settled } from '../../support/visit.ts';

test.use({ harness: 'lab' });

const PHONE = '+966 50 123 4567';
const EMAIL = '9876@upi.example';
const CUSTOMER = '24 Seven (Riyadh)';
const DISH = '7 Up (330 ml)';
const VARIANT = '2 l (cold)';
const RESTAURANT = '7 Hills (Old Town)';
/** Begin or end with signs and digits, which a line from right to left moves to the other side. */
const TEXTS = [PHONE, EMAIL, CUSTOMER, DISH, VARIANT, RESTAURANT, '+91'];

const ORDER = {
  items: [{ name: DISH, variant: VARIANT, quantity: 2, price: 280, diet: 'veg' }],
  customerName: CUSTOMER,
  delivery_address: { name: CUSTOMER, phone: PHONE },
};

interface Reading {
  /** The texts that are shown. */
  seen: string[];
  /** The texts whose letters are not shown from left to right, with their element. */
  reversed: string[];
}

/** Compares the places of the letters of some texts wherever the page shows them. */
function readTexts(page: Page): Promise<Reading> {
  return page.evaluate((texts) => {
    const seen = new Set<string>();
    const reversed = new Set<string>();
    const range = document.createRange();
    const placeOf = (node: Node, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const walker = document.createTreeWalker(
      document.querySelector('.vp-root') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const words = (node.nodeValue ?? '').replaceAll('\u00a0', ' ');
      if (!node.parentElement?.checkVisibility()) continue;
      for (const text of texts.filter((one) => words.includes(one))) {
        const start = words.indexOf(text);
        const places = [...text].map((_, at) => placeOf(node, start + at));
        const isMoved = places.some((place, at) => {
          const before = places[at - 1];
          return before && before.top === place.top && before.left > place.left;
        });
        seen.add(text);
        if (isMoved) reversed.add(`${text} in <${node.parentElement.localName}> ${words}`);
      }
    }
    return { seen: [...seen], reversed: [...reversed] };
  }, TEXTS);
}

test('phone numbers, names and codes keep their order in a line from right to left', async ({
  page,
  newVendor,
  signIn,
  recorder,
}) => {
  test.slow();
  recorder.allowCalls('restaurantGet', 'every screen shows the shift');
  recorder.allowCalls('orderHistory', 'every screen shows the figures of the day');
  await page.route('**/all-team-member*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"email":"[^"]+"/g, `"email":"${EMAIL}"`);
    await route.fulfill({ response, body });
  });
  const seen = new Set<string>();
  const expectInOrder = async (where: string) => {
    const reading = await readTexts(page);
    for (const text of reading.seen) seen.add(text);
    expect.soft(reading.reversed, where).toEqual([]);
  };
  const vendor = await newVendor({
    name: RESTAURANT,
    orders: ['waiting_for_confirmation', 'cooking', 'readyforpickup'].map((status) => ({
      ...ORDER,
      status,
    })),
    demo: ['team'],
  });
  await page.goto('/looks/?locale=ar&letters=arabic');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expectInOrder('sign-in');

  await signIn(vendor, '/looks/dashboard?locale=ar&letters=arabic');
  await settled(page);
  await expect(page.getByText(DISH).first()).toBeVisible();
  await expectInOrder('dashboard');
  const [order] = vendor.orders;
  for (const [path, shown] of [
    ['/orders', DISH],
    [`/orders/view-order/${order?._id}`, PHONE],
    ['/team', EMAIL],
    ['/outlet/order-history', CUSTOMER],
    ['/orders?view=kitchen', DISH],
  ] as const) {
    await open(page, `/looks${path}`);
    await expect(page.getByText(shown).first()).toBeVisible();
    await expectInOrder(path);
  }
  expect([...seen].sort()).toEqual([...TEXTS].sort());
});

test('a new order has its stripe at the start of the line in both directions', async ({
  page,
  signInNew,
}) => {
  await signInNew({ orders: [{ status: 'waiting_for_confirmation' }] }, '/looks/orders');
  const card = page.locator('[data-order-card]').first();
  await expect(card).toHaveCSS('border-left-width', '4px');
  await expect(card).toHaveCSS('border-right-width', '1px');

  await page.goto('/looks/orders?locale=ar');

  await expect(card).toHaveCSS('border-right-width', '4px');
  await expect(card).toHaveCSS('border-left-width', '1px');
  await expect(card).not.toHaveCSS('box-shadow', /inset/);
});
