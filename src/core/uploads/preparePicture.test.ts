import { expect, test } from 'vitest';
import { uploadFixtures } from '../../../tests/support/uploadFixtures';
import { preparePicture } from './preparePicture';

const few = () => Promise.resolve(64);

function fixture(title: string): File {
  const [file] = uploadFixtures.find((one) => one.title === title)?.files ?? [];
  return new File([file!.bytes], file!.name, { type: file!.type });
}

test('a picture gets a name that the portal chooses', async () => {
  const made = await preparePicture(fixture('a PNG named and declared a JPEG'), 'banner', few);
  expect(made).toMatchObject({ file: { name: 'banner.png', type: 'image/png' } });
});

test('a kind that only the browser knows keeps its declared type', async () => {
  const webp = new File(['RIFF....WEBP'], 'my kitchen.webp', { type: 'image/webp' });
  const made = await preparePicture(webp, 'gallery-1', few);
  expect(made).toMatchObject({ file: { name: 'gallery-1.webp', type: 'image/webp' } });
});

test.each([
  ['empty', new File([], 'a.png', { type: 'image/png' }), few],
  ['unreadable', new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }), few],
  ['unreadable', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), refuse],
  ['heic', new File(['ftypheic'], 'IMG_1.HEIC'), refuse],
  ['heic', new File(['ftypheic'], 'photo', { type: 'image/heic' }), refuse],
  ['pixels', new File(['GIF89a'], 'a.gif', { type: 'image/gif' }), () => Promise.resolve(6e7)],
] as const)('a file is refused as %s', async (problem, file, measure) => {
  expect(await preparePicture(file, 'banner', measure)).toEqual({ problem });
});

test('a picture over 10 MB is taken', async () => {
  const made = await preparePicture(fixture('a PNG one byte over 10 MB'), 'banner', few);
  expect(made).toMatchObject({ file: { name: 'banner.png' } });
});

function refuse(): Promise<number> {
  return Promise.reject(new Error('not a picture'));
}
