import { MAX_PIXELS } from './checkUpload';
import { cleanPhoto } from './cleanPhoto';
import type { FileProblem } from './fileChoice';
import { imageType, isHeic, pixelCount } from './imageHeader';

/** Returns the number of pixels. @throws if the picture cannot be decoded */
export type Measure = (file: File) => Promise<number>;

const EXTENSIONS = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
]);

/** Accepts all types that the browser can decode (b86), removes metadata, shrinks large photos and renames the file (T14). */
export async function preparePicture(
  picked: File,
  name: string,
  measure: Measure = measurePixels,
): Promise<{ file: File } | { problem: FileProblem }> {
  if (picked.size === 0) return { problem: 'empty' };
  try {
    const type = await readType(picked);
    if (typeof type !== 'string') return type;
    if ((await measure(picked)) > MAX_PIXELS) return { problem: 'pixels' };
    const sent = await cleanPhoto(picked, type);
    const file = new File([sent], `${name}.${EXTENSIONS.get(sent.type) ?? 'img'}`, {
      type: sent.type,
      // Keep the time, so that the same picture gives an equal file when it is picked again.
      lastModified: picked.lastModified,
    });
    return { file };
  } catch {
    return await unreadable(picked);
  }
}

/** Only Safari opens the HEIC photos of an iPhone. Other systems give them no type, and messaging apps rename them. */
async function unreadable(file: File): Promise<{ problem: FileProblem }> {
  const isNamed = /^image\/hei[cf]$/.test(file.type) || /\.hei[cf]$/i.test(file.name);
  return { problem: isNamed || (await hasHeicBytes(file)) ? 'heic' : 'unreadable' };
}

async function hasHeicBytes(file: File): Promise<boolean> {
  try {
    return isHeic(new Uint8Array(await file.slice(0, 256).arrayBuffer()));
  } catch {
    return false;
  }
}

/** Reads the header before decoding, because decoding a small file can need gigabytes. */
async function readType(file: File): Promise<string | { problem: FileProblem }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = imageType(bytes);
  if (!type) return file.type.startsWith('image/') ? file.type : unreadable(file);
  const pixels = pixelCount(bytes, type);
  if (pixels === null) return unreadable(file);
  return pixels > MAX_PIXELS ? { problem: 'pixels' } : type;
}

async function measurePixels(file: File): Promise<number> {
  const bitmap = await createImageBitmap(file);
  const pixels = bitmap.width * bitmap.height;
  bitmap.close();
  return pixels;
}
