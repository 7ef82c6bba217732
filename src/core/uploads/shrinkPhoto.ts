import { fitCanvas, toJpeg } from './drawing';

/** Larger photos are made smaller (c14). */
const SHRINK_ABOVE_BYTES = 2 * 1024 * 1024;
/** Length in pixels: more than 200 dpi on an A4 page, so that small print is legible. */
const LONG_SIDE = 2560;

/** Returns the file itself if it is small or cannot be encoded. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= SHRINK_ABOVE_BYTES) return file;
  try {
    const blob = await encode(file);
    return blob && blob.size < file.size
      ? new File([blob], file.name, { type: 'image/jpeg' })
      : file;
  } catch {
    return file;
  }
}

async function encode(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = document.createElement('canvas');
    const { context } = fitCanvas(canvas, bitmap, LONG_SIDE);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await toJpeg(canvas);
  } finally {
    bitmap.close();
  }
}
