import type { FileProblem } from './fileChoice';
import { type ImageType, imageType, isHeic, pixelCount } from './imageHeader';

/** 10 MB (B5, c14). */
export const MAX_BYTES = 10_485_760;
export const MAX_PIXELS = 50_000_000;
const DECLARED: readonly string[] = ['image/png', 'image/jpeg', 'image/jpg'];

export type UploadVerdict = { file: File; type: ImageType } | { problem: FileProblem };

/** @throws if the picture cannot be decoded */
export type Decode = (file: File) => Promise<void>;

/** Returns the first problem in a fixed order (T14). */
export async function checkUpload(
  file: File,
  decode: Decode = decodeImage,
): Promise<UploadVerdict> {
  if (file.size === 0) return { problem: 'empty' };
  if (file.size > MAX_BYTES) return { problem: 'size' };
  if (!DECLARED.includes(file.type)) return { problem: 'type' };
  try {
    return await checkContent(file, decode);
  } catch {
    return { problem: 'unreadable' };
  }
}

async function checkContent(file: File, decode: Decode): Promise<UploadVerdict> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = imageType(bytes);
  if (!type) return { problem: isHeic(bytes) ? 'heic' : 'type' };
  const pixels = pixelCount(bytes, type);
  if (pixels === null) return { problem: 'unreadable' };
  if (pixels > MAX_PIXELS) return { problem: 'pixels' };
  await decode(file);
  return { file, type };
}

async function decodeImage(file: File): Promise<void> {
  const bitmap = await createImageBitmap(file);
  bitmap.close();
}
