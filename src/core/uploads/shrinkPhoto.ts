/** Photos above this are made smaller on the device (decision c14). */
const SHRINK_ABOVE_BYTES = 2 * 1024 * 1024;
/** Long side: an A4 page keeps more than 200 dots per inch, so the small print stays legible. */
const LONG_SIDE = 2560;
const QUALITY = 0.85;

/** The same picture in fewer bytes, or the picture itself when that is small or cannot be done. */
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
  if (!context) throw new Error('No canvas on this device');
  context.imageSmoothingQuality = 'high';
  // A JPEG has no transparency: what was see-through would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
