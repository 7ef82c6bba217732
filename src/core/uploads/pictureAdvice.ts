import { fitCanvas } from './drawing';

/** Smaller pictures look blurred. Length in pixels of the shorter side. */
export const SMALL_BELOW = 600;
/** The mean luminance of a dark picture, from 0 (black) to 255 (white). */
const DARK_BELOW = 50;
/** Length in pixels of the longer side of the sample in which the luminance is measured. */
const SAMPLE_SIDE = 128;

export interface PictureLook {
  width: number;
  height: number;
  /** From 0 (black) to 255 (white). */
  luminance: number;
}

/** What the vendor should know about a picture. It is sent in any case. */
export type Advice = 'small' | 'dark';

export function adviceOn({ width, height, luminance }: PictureLook): Advice[] {
  return [
    ...(Math.min(width, height) < SMALL_BELOW ? (['small'] as const) : []),
    ...(luminance < DARK_BELOW ? (['dark'] as const) : []),
  ];
}

/** The mean luminance of RGBA values (Rec. 709, without gamma correction). */
export function luminanceOf(pixels: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    sum += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  return (sum * 4) / pixels.length;
}

export function canvasLuminance(context: CanvasRenderingContext2D): number {
  const { width, height } = context.canvas;
  return luminanceOf(context.getImageData(0, 0, width, height).data);
}

/**
 * Measures a picture.
 *
 * @throws if the browser cannot decode or draw it
 */
export async function lookAt(file: File): Promise<PictureLook> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = bitmap;
    const canvas = document.createElement('canvas');
    const { context } = fitCanvas(canvas, bitmap, SAMPLE_SIDE, { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return { width, height, luminance: canvasLuminance(context) };
  } finally {
    bitmap.close();
  }
}
