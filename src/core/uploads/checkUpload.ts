import { type ImageType, imageType, pixelCount } from './imageHeader';

/** 10 MB to the byte (specification B 5, decision c14). */
export const MAX_BYTES = 10_485_760;
export const MAX_PIXELS = 50_000_000;
const DECLARED: readonly string[] = ['image/png', 'image/jpeg', 'image/jpg'];

export type UploadProblem = 'count' | 'empty' | 'size' | 'type' | 'unreadable' | 'pixels';

export type UploadVerdict = { file: File; type: ImageType } | { problem: UploadProblem };

/** Opens a picture and throws when it cannot. */
export type Decode = (file: File) => Promise<void>;

/** The checks of safety T14 in its order; the first that fails is the verdict. */
export async function checkUpload(
  files: readonly File[],
  decode: Decode = decodeImage,
): Promise<UploadVerdict> {
  const [file] = files;
  if (!file || files.length > 1) return { problem: 'count' };
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
  if (!type) return { problem: 'type' };
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
