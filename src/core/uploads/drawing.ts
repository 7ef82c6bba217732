interface Size {
  width: number;
  height: number;
}

const QUALITY = 0.85;

/** Gives a canvas the size of a picture, whose longer side becomes `longSide` if it is longer, and makes it white. */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  { width, height }: Size,
  longSide: number,
  settings?: CanvasRenderingContext2DSettings,
): { context: CanvasRenderingContext2D; scale: number } {
  const scale = Math.min(1, longSide / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', settings);
  if (!context) throw new Error('The browser has no 2D canvas');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: transparent pixels would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { context, scale };
}

/** `null` if the browser cannot encode the picture. */
export function toJpeg(canvas: HTMLCanvasElement, quality = QUALITY): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
