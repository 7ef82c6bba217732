/** Larger photos are made smaller (c14). */
const SHRINK_ABOVE_BYTES = 2 * 1024 * 1024;
/** Length in pixels: more than 200 dpi on an A4 page, so that small print is legible. */
const LONG_SIDE = 2560;
const QUALITY = 0.85;

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
    const canvas = draw(bitmap);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, LONG_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no 2D canvas');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: transparent pixels would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
