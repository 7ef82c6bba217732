import type { GalleryImage } from './types';

/** How many pictures are shown at first, and how many more with each click (B9). */
export const GALLERY_STEP = 4;

/** The current position of a picture; `null` if it was deleted. */
export function positionOf(image: GalleryImage, gallery: readonly GalleryImage[]): number | null {
  if (gallery[image.index]?.path === image.path) return image.index;
  return gallery.find(({ path }) => path === image.path)?.index ?? null;
}

/** Removes a picture and renumbers the remaining ones. */
export function withoutImage(
  image: GalleryImage,
  gallery: readonly GalleryImage[],
): readonly GalleryImage[] {
  const gone = positionOf(image, gallery);
  return gallery.filter((one) => one.index !== gone).map((one, index) => ({ ...one, index }));
}
