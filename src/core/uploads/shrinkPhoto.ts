import { MAX_PIXELS } from './checkUpload';
import { fitCanvas, toJpeg } from './drawing';
import { imageType, pixelCount } from './imageHeader';

/** Longer sides and qualities, from the best picture to the smallest one. */
const SIZES = [
  { longSide: 1600, quality: 0.8 },
  { longSide: 1600, quality: 0.6 },
  { longSide: 1200, quality: 0.6 },
  { longSide: 900, quality: 0.5 },
  { longSide: 600, quality: 0.4 },
] as const;

/**
 * A photo as a JPEG of at most `maxBytes`. It is drawn again in the orientation in which it is shown, so it has nothing
 * of what a camera writes next to its pixels, such as the place. `null` if the browser cannot read or encode it.
 */
export async function shrinkPhoto(file: File, maxBytes: number): Promise<Blob | null> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = imageType(bytes);
    // Decoding a small file can need gigabytes.
    if (type && (pixelCount(bytes, type) ?? Infinity) > MAX_PIXELS) return null;
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      return await encode(bitmap, maxBytes);
    } finally {
      bitmap.close();
    }
  } catch {
    return null;
  }
}

async function encode(bitmap: ImageBitmap, maxBytes: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  for (const { longSide, quality } of SIZES) {
    const { context } = fitCanvas(canvas, bitmap, longSide);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const jpeg = await toJpeg(canvas, quality);
    // A browser that cannot encode JPEG sends a PNG.
    if (jpeg?.type === 'image/jpeg' && jpeg.size <= maxBytes) return jpeg;
  }
  return null;
}
