import type { Page } from '@playwright/test';

export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Photo {
  name: string;
  width: number;
  height: number;
  /** The colours of the left and the right half. */
  colors: readonly [left: string, right: string];
}

/** A JPEG that the browser encodes. */
export async function photo(page: Page, { name, ...drawn }: Photo): Promise<PhotoFile> {
  const base64 = await page.evaluate(({ width, height, colors: [left, right] }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = left;
    context.fillRect(0, 0, width / 2, height);
    context.fillStyle = right;
    context.fillRect(width / 2, 0, width / 2, height);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  }, drawn);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** Stands for the place in a photo. */
export const PLACE = 'GPS 12.97N 77.59E';

/** The photo as a phone that was held upright stores it: with a place, and rotated by 90° clockwise when it is shown. */
export function heldUpright({ buffer, ...file }: PhotoFile): PhotoFile {
  const orientation = '4d4d002a0000000800010112000300000001000600000000' + '0000';
  const tiff = Buffer.concat([Buffer.from(orientation, 'hex'), Buffer.from(PLACE)]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  const segment = Buffer.concat([Buffer.from('ffe1', 'hex'), length, exif]);
  return { ...file, buffer: Buffer.concat([buffer.subarray(0, 2), segment, buffer.subarray(2)]) };
}

/** The size of a picture, and its colours at the left and the right edge. */
export function readPicture(page: Page, url: string) {
  return page.evaluate(async (source) => {
    const bitmap = await createImageBitmap(await (await fetch(source)).blob());
    const { width, height } = bitmap;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const colorAt = (x: number) => {
      const [red = 0, , blue = 0] = context.getImageData(x, height / 2, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    };
    return { width, height, left: colorAt(5), right: colorAt(width - 5) };
  }, url);
}

/** The bytes of a picture as text, to look for words in them. */
export function bytesOf(page: Page, url: string): Promise<string> {
  return page.evaluate(async (source) => {
    const bytes = new Uint8Array(await (await fetch(source)).arrayBuffer());
    return new TextDecoder('latin1').decode(bytes);
  }, url);
}
