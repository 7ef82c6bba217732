import { imageType, pixelCount } from './imageHeader';
import { MAX_BYTES, MAX_PIXELS } from './checkUpload';
import { shrinkPhoto } from './shrinkPhoto';

export type PictureProblem = 'empty' | 'unreadable' | 'pixels';

/** A picture as it will be sent. */
export interface PreparedPicture {
  file: File;
  /** Over 10 MB even so: the marketplace may refuse it (decision b86). */
  isLarge: boolean;
}

/** Opens a picture, says how many pixels it has, and throws when it cannot. */
export type Measure = (file: File) => Promise<number>;

const EXTENSIONS = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
]);

/**
 * A picture for people to look at: any kind that this browser opens (decision b86), made smaller
 * when it is a large photo, under a name of ours (safety T14).
 */
export async function preparePicture(
  picked: File,
  name: string,
  measure: Measure = measurePixels,
): Promise<PreparedPicture | { problem: PictureProblem }> {
  if (picked.size === 0) return { problem: 'empty' };
  try {
    const type = await readType(picked);
    if (typeof type !== 'string') return type;
    if ((await measure(picked)) > MAX_PIXELS) return { problem: 'pixels' };
    const sent = await shrinkPhoto(picked);
    const sentType = sent === picked ? type : 'image/jpeg';
    const file = new File([sent], `${name}.${EXTENSIONS.get(sentType) ?? 'img'}`, {
      type: sentType,
    });
    return { file, isLarge: file.size > MAX_BYTES };
  } catch {
    return { problem: 'unreadable' };
  }
}

/** A small file may unfold into gigabytes: the header is asked before the decoder is. */
async function readType(file: File): Promise<string | { problem: PictureProblem }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = imageType(bytes);
  if (!type) return file.type.startsWith('image/') ? file.type : { problem: 'unreadable' };
  const pixels = pixelCount(bytes, type);
  if (pixels === null) return { problem: 'unreadable' };
  return pixels > MAX_PIXELS ? { problem: 'pixels' } : type;
}

async function measurePixels(file: File): Promise<number> {
  const bitmap = await createImageBitmap(file);
  const pixels = bitmap.width * bitmap.height;
  bitmap.close();
  return pixels;
}
