import type { GalleryImage } from './types';

/** How many pictures are shown at first, and how many more each time (specification B 9). */
export const GALLERY_STEP = 4;

/** Where a picture stands now; `null` when it is gone. */
export function placeOf(image: GalleryImage, gallery: readonly GalleryImage[]): number | null {
  if (gallery[image.index]?.path === image.path) return image.index;
  return gallery.find(({ path }) => path === image.path)?.index ?? null;
}

/** The gallery without a picture, each of the others at its new position. */
export function withoutImage(
  image: GalleryImage,
  gallery: readonly GalleryImage[],
): readonly GalleryImage[] {
  const gone = placeOf(image, gallery);
  return gallery.filter((one) => one.index !== gone).map((one, index) => ({ ...one, index }));
}
