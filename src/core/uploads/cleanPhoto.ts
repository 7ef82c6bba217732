import { fitCanvas, toJpeg } from './drawing';
import { withoutMetadata } from './withoutMetadata';

/** Larger photos are made smaller (c14). */
const SHRINK_ABOVE_BYTES = 2 * 1024 * 1024;
/** Length in pixels: more than 200 dpi on an A4 page, so that small print is legible. */
const LONG_SIDE = 2560;

/**
 * The photo as it is sent, without the place and the other data that cameras store in it. A large one is made smaller,
 * unless it cannot be encoded.
 *
 * @throws if neither is possible
 */
export async function cleanPhoto(file: File, type: string): Promise<Blob> {
  if (file.size > SHRINK_ABOVE_BYTES) {
    const small = await encode(file, LONG_SIDE).catch(() => null);
    if (small && small.size < file.size) return small;
  }
  const bytes = withoutMetadata(new Uint8Array(await file.arrayBuffer()));
  if (bytes) return new Blob([bytes], { type });
  const drawn = await encode(file, Number.POSITIVE_INFINITY);
  if (!drawn) throw new Error('The browser cannot encode the picture');
  return drawn;
}

/** Draws the photo, in the orientation in which it is shown. */
async function encode(file: File, longSide: number): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = document.createElement('canvas');
    const { context } = fitCanvas(canvas, bitmap, longSide);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await toJpeg(canvas);
  } finally {
    bitmap.close();
  }
}
