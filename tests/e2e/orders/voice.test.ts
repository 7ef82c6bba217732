import type { Page } from '@playwright/test';
import { newOrdersBar } from '../../pages/screen.ts';
import { refreshUntil, tab } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';
import { hearSounds, timesHeard } from '../../support/sound.ts';
import { type FakeSpeech, fakeSpeech } from '../../support/speech.ts';

const cart_items = [{ food_item_name: 'Naan', quantity: 3, food_item_price: 10 }];
const ORDER = { status: 'waiting_for_confirmation', cooking_time: '20 minutes', cart_items };
const PROFILE = '/setting/manage-profile';

const spoken = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { fakeSpeech: FakeSpeech }).fakeSpeech.spoken);
const isSpeaking = (page: Page) => page.evaluate(() => speechSynthesis.speaking);

async function turnOn(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Sound for new orders' }).click();
  await page.getByRole('switch', { name: 'Speak new orders' }).click();
}

test('a new order is spoken after its tone in the chosen language, until it is silenced', async ({
  page,
  signInNew,
  sandbox,
}) => {
  await hearSounds(page);
  await page.addInitScript(fakeSpeech, { voices: ['en-IN', 'hi-IN'], hangs: true });
  await page.clock.install();
  const { restaurantId } = await signInNew({ orders: [] }, PROFILE);
  await turnOn(page);
  await page.getByText('हिन्दी').click();
  await expect(page.getByRole('switch', { name: 'नए ऑर्डर की आवाज़' })).toBeVisible();
  const before = (await spoken(page)).length;
  const tested = await timesHeard(page, 'newOrder');

  await sandbox.addOrder(restaurantId, ORDER);
  await refreshUntil(
    page,
    page
      .getByText(/^1 नया ऑर्डर/)
      .filter({ visible: true })
      .first(),
  );
  await expect.poll(() => timesHeard(page, 'newOrder')).toBeGreaterThan(tested);
  expect(await spoken(page)).toHaveLength(before);
  await page.clock.runFor(2_000);
  const words = ['नया ऑर्डर, 3 आइटम, 20 मिनट', 'hi-IN'];
  expect((await spoken(page)).slice(before)).toEqual([words]);
  expect(await isSpeaking(page)).toBe(true);

  await page.getByRole('button', { name: 'आवाज़ रोकें' }).click();
  expect(await isSpeaking(page)).toBe(false);
  await page.clock.runFor(20_000);
  expect((await spoken(page)).slice(before)).toEqual([words]);
});

test('a device whose speech hangs rings on', async ({ page, signInNew, sandbox }) => {
  await hearSounds(page);
  await page.addInitScript(fakeSpeech, { voices: ['en-IN'], starts: false });
  await page.clock.install();
  const { restaurantId } = await signInNew({ orders: [] }, PROFILE);
  await turnOn(page);
  await page.clock.runFor(10_000);
  await expect(page.getByText('Nothing was spoken.')).toBeVisible();
  const tested = await timesHeard(page, 'newOrder');
  await sandbox.addOrder(restaurantId, ORDER);
  await refreshUntil(page, newOrdersBar(page).getByText(/^1 new order/));
  await page.clock.runFor(20_000);
  expect(await timesHeard(page, 'newOrder')).toBeGreaterThan(tested + 3);
});

test('without the setting no code of the voice is loaded, and nothing is spoken', async ({
  page,
  signInNew,
}) => {
  await hearSounds(page);
  await page.addInitScript(fakeSpeech, {});
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  await page.clock.install();
  await signInNew({ orders: [ORDER] }, '/orders');
  await page.getByRole('button', { name: 'Turn on sound' }).click();
  await expect(tab(page, 'New', 1)).toBeVisible();
  await expect.poll(() => timesHeard(page, 'newOrder')).toBeGreaterThan(0);
  await page.clock.runFor(10_000);
  expect(await spoken(page)).toEqual([]);
  expect(scripts.filter((url) => /Voice|Speech/.test(url))).toEqual([]);
});
