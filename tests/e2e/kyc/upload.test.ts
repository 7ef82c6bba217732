import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { fixtureFile, kycDetailOf, kycDetailPath } from '../../pages/kyc.ts';
import { leaveQuestion } from '../../pages/screen.ts';
import { moveOnUntil } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';
import { bytesOf, heldUpright, PLACE, photo, readPicture } from '../../support/photos.ts';
import { uploadFixtures } from '../../support/uploadFixtures.ts';

const MESSAGES = {
  count: 'Choose one file only',
  type: 'Only PNG or JPEG files are allowed',
} as const;

const LABEL = 'PAN document';
const PAN = kycDetailPath('pan');

/** Drops files, because a single-file input does not accept two. */
async function dropFiles(page: Page, names: readonly string[]): Promise<void> {
  await page.getByText('or drop it here').evaluate((place, files) => {
    const data = new DataTransfer();
    for (const name of files) data.items.add(new File(['x'], name, { type: 'image/png' }));
    place.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: data }));
  }, names);
}

/** Chooses a photo of random noise, which stays large when it is compressed. The browser draws it. */
function chooseNoise(input: Locator, size: readonly [number, number]): Promise<number> {
  return input.evaluate(async (element: HTMLInputElement, [width, height]) => {
    const noise = new ImageData(width, height);
    for (let at = 0; at < noise.data.length; at += 65_536)
      crypto.getRandomValues(noise.data.subarray(at, at + 65_536));
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.putImageData(noise, 0, 0);
    const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    const chosen = new DataTransfer();
    chosen.items.add(new File([photo], 'IMG_2041.jpg', { type: photo.type }));
    element.files = chosen.files;
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return photo.size;
  }, size);
}

test.describe('without a portal', () => {
  test.use({ harness: 'lab' });

  test('forty files are accepted or refused by a real decoder', async ({ page }) => {
    await page.goto('/uploads');
    const alone = uploadFixtures.filter(({ files }) => files.length === 1);
    const verdicts = alone.map(({ title, verdict }) => `${title}: ${verdict}`);
    await expect(page.getByRole('listitem')).toHaveText(verdicts);
  });
});

/** Starts to count the object URLs that a page has not revoked. */
function countUrls() {
  const open = new Set<string>();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (thing) => {
    const url = createObjectURL.call(URL, thing);
    open.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    open.delete(url);
    revokeObjectURL.call(URL, url);
  };
  Object.assign(window, { openUrls: () => open.size });
}

test('a refused PDF does not replace the chosen photo', async ({ page, signInNew }) => {
  await page.addInitScript(countUrls);
  await signInNew({ kyc: 'nothing' }, PAN);
  const { field, choose, preview, alert } = kycDetailOf(page);
  const openUrls = () => page.evaluate('openUrls()');

  await expect(page.getByText('PNG or JPEG, up to 10 MB')).toBeVisible();
  await expect(field(LABEL)).toHaveAttribute('accept', /application\/pdf/);
  await dropFiles(page, ['a.png', 'b.png']);
  await expect(alert).toHaveText(MESSAGES.count);
  await choose(LABEL);
  await expect(preview).toBeVisible();
  await choose(LABEL, 'a PDF');
  await expect(alert).toHaveText(MESSAGES.type);
  await expect(preview).toBeVisible();
  const turning = 'a PNG with a name that turns around';
  await choose(LABEL, turning);
  await expect(page.getByText(fixtureFile(turning).name)).toBeVisible();
  await expect.poll(openUrls).toBe(1);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  const question = leaveQuestion(page);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(preview).toBeHidden();
  await expect.poll(openUrls).toBe(0);
});

test('a photo of a document loses its place', async ({ page, newVendor, signIn, sandbox }) => {
  const { restaurantId, phone } = await newVendor({ kyc: 'nothing' });
  await signIn({ phone }, PAN);
  const { field, submit, preview } = kycDetailOf(page);
  await field('PAN number').fill('ZZZPZ0000Z');
  const upright = heldUpright(
    await photo(page, { name: 'a.jpg', width: 800, height: 600, colors: ['red', 'blue'] }),
  );
  await field(LABEL).setInputFiles(upright);
  await expect(preview).toBeVisible();
  const url = (await preview.getAttribute('src')) ?? '';
  const sent = await bytesOf(page, url);
  expect(upright.buffer.toString('latin1')).toContain(PLACE);
  expect(sent).not.toContain(PLACE);
  expect(await readPicture(page, url)).toMatchObject({ width: 600, height: 800 });
  await submit.click();
  await expect(page.getByText('PAN details updated successfully')).toBeVisible();
  const [call] = await sandbox.log({ restaurantId, endpoint: 'kycUpdate' });
  expect(call?.fields.image).toMatchObject({ file: 'document.jpg', size: sent.length });
});

/** Slows uploads down until the returned function is called. */
async function slowDownUploads(page: Page): Promise<() => Promise<void>> {
  const network = await page.context().newCDPSession(page);
  const free = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...free, uploadThroughput: 50_000 });
  return async () => void (await network.send('Network.emulateNetworkConditions', free));
}

test('a photo over 2 MB is made smaller', async ({ page, newVendor, signIn, sandbox }) => {
  const { restaurantId, phone } = await newVendor({ kyc: 'nothing' });
  await signIn({ phone }, PAN);
  const { field, submit, preview, alert } = kycDetailOf(page);
  await field('PAN number').fill('ZZZPZ0000Z');
  const size = await chooseNoise(field(LABEL), [3000, 1000]);
  expect(size).toBeGreaterThan(2 * 1024 * 1024);
  await expect(page.getByText(/MB \(was /)).toBeVisible();
  const width = () => preview.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(2560);

  const speedUp = await slowDownUploads(page);
  await submit.click();
  const note = page.getByRole('status').filter({ hasText: /Uploading your document, [\d.]+ MB/ });
  await expect(note).toContainText(/[1-9] seconds?$/);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(alert).toHaveText(/The upload was cancelled/);
  await expect(field('PAN number')).toHaveValue('ZZZPZ0000Z');
  await expect(preview).toBeVisible();

  await speedUp();
  await submit.click();
  await expect(page.getByText('PAN details updated successfully')).toBeVisible();
  const calls = await sandbox.log({ restaurantId, endpoint: 'kycUpdate' });
  expect(calls.filter(({ effective }) => effective)).toHaveLength(1);
  const image = calls.at(-1)?.fields.image as { file: string; type: string; size: number };
  expect(image).toMatchObject({ file: 'document.jpg', type: 'image/jpeg' });
  expect(image.size).toBeLessThan(size);
});

test('a form with a refused file is not sent', async ({ page, newVendor, signIn, sandbox }) => {
  const { restaurantId, phone } = await newVendor({ kyc: 'declined' });
  await signIn({ phone }, PAN);
  const { field, submit } = kycDetailOf(page);
  await field('PAN number').fill('ZZZPZ0000Z');
  const pdf = { name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') };
  await field(LABEL).setInputFiles(pdf);
  await expect(page.getByText(MESSAGES.type)).toBeVisible();
  await submit.click();
  await expect(field(LABEL)).toBeFocused();
  await expect(page.getByText(MESSAGES.type)).toBeVisible();
  expect(await sandbox.log({ restaurantId, endpoint: 'kycUpdate' })).toEqual([]);

  await page.getByRole('button', { name: 'Keep the current document' }).click();
  await expect(page.getByText(MESSAGES.type)).toBeHidden();
});

test('a redirect does not take a document to another origin', async ({
  page,
  signInNew,
  recorder,
}) => {
  recorder.expectError(/net::ERR_FAILED .*\/steal\)/);
  const arrived: string[] = [];
  const thief = createServer((request, response) => {
    arrived.push(`${request.method} ${request.url}`);
    const allow = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    response.writeHead(200, { ...allow, 'content-type': 'application/json' });
    response.end('{"statusCode":200,"message":"ok","data":{}}');
  });
  await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = thief.address() as AddressInfo;
    await page.clock.install();
    await signInNew({ kyc: 'nothing' }, PAN);
    await page.route('**/update-kyc-detail', (route) =>
      route.fulfill({ status: 307, headers: { location: `http://127.0.0.1:${port}/steal` } }),
    );
    const { field, submit, choose, alert } = kycDetailOf(page);
    await field('PAN number').fill('ZZZPZ0000Z');
    await choose(LABEL);
    await submit.click();
    await moveOnUntil(page, alert);
    await page.request.get(`http://127.0.0.1:${port}/control`);
    expect(arrived).toEqual(['GET /control']);
  } finally {
    thief.close();
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the camera is offered next to the file picker', async ({ page, signInNew }) => {
    await signInNew({ kyc: 'nothing' }, PAN);
    const { preview } = kycDetailOf(page);

    const camera = page.getByLabel('Take a photo');
    await expect(camera).toHaveAttribute('capture', 'environment');
    await camera.setInputFiles(fixtureFile('a JPEG'));
    await expect(preview).toBeVisible();
  });
});

test('the keyboard alone submits the form', async ({ page, signInNew }) => {
  await signInNew({ kyc: 'nothing' }, PAN);
  const { field, submit, preview } = kycDetailOf(page);
  const { keyboard } = page;
  // Start waiting before the keys are pressed, so that the file picker is intercepted in time.
  const opening = page.waitForEvent('filechooser');

  await field('PAN number').focus();
  await keyboard.type('zzzpz0000z');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await (await opening).setFiles(fixtureFile('a PNG of the size of a photo'));
  await expect(preview).toBeVisible();
  await keyboard.press('Tab');
  await expect(submit).toBeFocused();
  await keyboard.press('Enter');

  await expect(page.getByText('PAN details updated successfully')).toBeVisible();
});
