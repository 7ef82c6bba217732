import { fitCanvas, toJpeg } from './drawing';

/** A rectangle in pixels of the rotated picture. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Crop {
  area: Area;
  /** In degrees, clockwise; a multiple of 90. */
  rotation: number;
}

/** Length in pixels of the longer side of a cropped picture. */
const LONG_SIDE = 1600;

/** The largest part of `area` with this ratio of width to height, around its centre. */
export function partOf({ x, y, width, height }: Area, aspect: number): Area {
  const [w, h] = [Math.min(width, height * aspect), Math.min(height, width / aspect)];
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h };
}

/** Draws a part of a picture, whose longer side becomes `longSide` if it is longer. */
export function drawCrop(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
  { area, rotation }: Crop,
  longSide: number,
): CanvasRenderingContext2D {
  const { context, scale } = fitCanvas(canvas, area, longSide);
  const { naturalWidth: width, naturalHeight: height } = picture;
  const [across, down] = rotation % 180 === 0 ? [width, height] : [height, width];
  context.scale(scale, scale);
  context.translate(across / 2 - area.x, down / 2 - area.y);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(picture, -width / 2, -height / 2);
  return context;
}

/**
 * A part of a picture as a JPEG, which every browser can encode and which the contract accepts, like any other type.
 *
 * @throws if the browser cannot draw or encode the picture
 */
export async function cropPicture(
  picture: HTMLImageElement,
  crop: Crop,
  { name, lastModified }: Pick<File, 'name' | 'lastModified'>,
): Promise<File> {
  const canvas = document.createElement('canvas');
  drawCrop(canvas, picture, crop, LONG_SIDE);
  const blob = await toJpeg(canvas);
  if (!blob) throw new Error('The browser cannot encode the picture');
  return new File([blob], name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg', lastModified });
}
