import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { uploadFixtures } from '../support/uploadFixtures.ts';
import { fixtureFile, kycDetailOf, kycDetailPath } from '../pages/kyc.ts';
import { expect, test } from '../support/fixtures.ts';

const MESSAGES = {
  count: 'Choose one file only',
  empty: 'This file is empty',
  size: 'File size exceeds 10MB',
  type: 'Only PNG or JPEG files are allowed',
  unreadable: 'This picture cannot be opened. Choose another one',
  pixels: 'This picture has more than 50 million pixels. Choose a smaller one',
} as const;

const LABEL = 'PAN Document';
const PAN = kycDetailPath('pan');

/** Drops files, since a single-file input cannot be given two. */
async function dropFiles(page: Page, names: readonly string[]): Promise<void> {
  await page.getByText('or drop it here').evaluate((place, files) => {
    const data = new DataTransfer();
    for (const name of files) data.items.add(new File(['x'], name, { type: 'image/png' }));
    place.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: data }));
  }, names);
}

/** A photo of noise, so that it stays large: drawn by the browser itself. */
async function noisyPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext('2d')!;
      const pixels = context.createImageData(w, h);
      for (let at = 0; at < pixels.data.length; at += 1) {
        pixels.data[at] = at % 4 === 3 ? 255 : Math.floor(Math.random() * 256);
      }
      context.putImageData(pixels, 0, 0);
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    [width, height] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Playwright passes large files faster by path. */
async function smallOrOnDisk(title: string) {
  const file = fixtureFile(title);
  if (file.buffer.length < 1_000_000) return file;
  const path = test.info().outputPath(file.name);
  await writeFile(path, file.buffer);
  return path;
}

test('forty files are accepted or refused by a real decoder', async ({ page, signInNew }) => {
  test.slow();
  await signInNew({ kyc: 'nothing' }, PAN);
  const { field, preview, alert } = kycDetailOf(page);

  for (const { title, files, verdict } of uploadFixtures) {
    if (verdict === 'count') await dropFiles(page, ['a.png', 'b.png']);
    else await field(LABEL).setInputFiles(await smallOrOnDisk(title));
    if (verdict === 'ok') {
      await expect(page.getByText(files[0]?.name ?? '', { exact: true }), title).toBeVisible();
      await expect(alert, title).toBeHidden();
      await expect(preview, title).toBeVisible();
      await page.getByRole('button', { name: 'Remove' }).click();
      await expect(preview, title).toBeHidden();
    } else {
      await expect(alert, title).toHaveText(MESSAGES[verdict]);
      await expect(preview, title).toBeHidden();
    }
  }
});

/** Counts the object URLs that a page has not revoked. */
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

test('a refused PDF keeps the chosen photo, and leaving the form frees its memory', async ({
  page,
  signInNew,
}) => {
  await page.addInitScript(countUrls);
  await signInNew({ kyc: 'nothing' }, PAN);
  const { field, choose, preview, alert } = kycDetailOf(page);
  const openUrls = () => page.evaluate('openUrls()');

  await expect(page.getByText('PNG or JPEG, up to 10 MB')).toBeVisible();
  await expect(field(LABEL)).toHaveAttribute('accept', /application\/pdf/);
  await choose(LABEL);
  await expect(preview).toBeVisible();
  await choose(LABEL, 'a PDF');
  await expect(alert).toHaveText(MESSAGES.type);
  await expect(preview).toBeVisible();
  await choose(LABEL, 'a JPEG');
  await expect(page.getByText('pan.jpeg')).toBeVisible();
  await expect.poll(openUrls).toBe(1);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(preview).toBeHidden();
  await expect.poll(openUrls).toBe(0);
});

/** Slows uploads down until the returned function is called. */
async function slowDownUploads(page: Page): Promise<() => Promise<void>> {
  const network = await page.context().newCDPSession(page);
  const free = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...free, uploadThroughput: 50_000 });
  return async () => void (await network.send('Network.emulateNetworkConditions', free));
}

test('a photo over 2 MB is made smaller, its slow upload can be cancelled and started again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const { restaurantId, phone } = await newVendor({ kyc: 'nothing' });
  await signIn({ phone }, PAN);
  const { field, submit, preview, alert } = kycDetailOf(page);
  const buffer = await noisyPhoto(page, 3000, 1000);
  expect(buffer.length).toBeGreaterThan(2 * 1024 * 1024);
  await field('PAN Number').fill('ZZZPZ0000Z');
  await field(LABEL).setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText(/made smaller from/)).toBeVisible();
  const width = () => preview.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(2560);

  const speedUp = await slowDownUploads(page);
  await submit.click();
  const note = page.getByRole('status').filter({ hasText: /Uploading your document, [\d.]+ MB/ });
  await expect(note).toContainText(/[1-9] seconds?$/);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(alert).toHaveText(/The upload was cancelled/);
  await expect(field('PAN Number')).toHaveValue('ZZZPZ0000Z');
  await expect(preview).toBeVisible();

  await speedUp();
  await submit.click();
  await expect(page.getByText('PAN details updated successfully')).toBeVisible();
  const calls = await sandbox.log({ restaurantId, endpoint: 'kycUpdate' });
  expect(calls.filter(({ effective }) => effective)).toHaveLength(1);
  const image = calls.at(-1)?.fields.image as { file: string; type: string; size: number };
  expect(image).toMatchObject({ file: 'document.jpg', type: 'image/jpeg' });
  expect(image.size).toBeLessThan(buffer.length);
});

test('a form with a refused file is not sent, and the reason stays at its field', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const { restaurantId, phone } = await newVendor({ kyc: 'declined' });
  await signIn({ phone }, PAN);
  const { field, submit } = kycDetailOf(page);
  await field('PAN Number').fill('ZZZPZ0000Z');
  const pdf = { name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') };
  await field(LABEL).setInputFiles(pdf);
  await expect(page.getByText(MESSAGES.type)).toBeVisible();
  await submit.click();
  await expect(field(LABEL)).toBeFocused();
  await expect(page.getByText(MESSAGES.type)).toBeVisible();
  expect(await sandbox.log({ restaurantId, endpoint: 'kycUpdate' })).toEqual([]);

  await page.getByRole('button', { name: 'Keep the document on file' }).click();
  await expect(page.getByText(MESSAGES.type)).toBeHidden();
});

test('a redirect does not take a document to another origin', async ({ page, signInNew }) => {
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
    await signInNew({ kyc: 'nothing' }, PAN);
    await page.route('**/update-kyc-detail', (route) =>
      route.fulfill({ status: 307, headers: { location: `http://127.0.0.1:${port}/steal` } }),
    );
    const { field, submit, choose, alert } = kycDetailOf(page);
    await field('PAN Number').fill('ZZZPZ0000Z');
    await choose(LABEL);
    await submit.click();
    await expect(alert).toBeVisible();
    await page.request.get(`http://127.0.0.1:${port}/control`);
    expect(arrived).toEqual(['GET /control']);
  } finally {
    thief.close();
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the camera is offered beside the file picker', async ({ page, signInNew }) => {
    await signInNew({ kyc: 'nothing' }, PAN);
    const { preview } = kycDetailOf(page);

    const camera = page.getByLabel('Take a photo');
    await expect(camera).toHaveAttribute('capture', 'environment');
    await camera.setInputFiles(fixtureFile('a JPEG'));
    await expect(preview).toBeVisible();
  });
});

test('the keyboard alone fills the form, opens the picker and submits', async ({
  page,
  signInNew,
}) => {
  await signInNew({ kyc: 'nothing' }, PAN);
  const { field, submit, preview } = kycDetailOf(page);
  const { keyboard } = page;
  // Before the keys, so that the browser intercepts the file picker in time.
  const opening = page.waitForEvent('filechooser');

  await field('PAN Number').focus();
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
