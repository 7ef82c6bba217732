import type { GeoPoint } from '../../core/contracts';

/** One picture of the gallery; its position is what the delete call names. */
export interface GalleryImage {
  index: number;
  /** As the server wrote it, `''` when it is no text: such a picture can only be deleted. */
  path: string;
}

/** The restaurant as its marketplace shows it. */
export interface Restaurant {
  name: string;
  phone: string;
  email: string;
  /** What the record says of the linked vendor. */
  vendor: Contact;
  about: string;
  address: string;
  point: GeoPoint | null;
  banner: string;
  gallery: readonly GalleryImage[];
  /** As the server wrote it: a day or a moment. */
  foundedOn: string;
  diet: string;
  minimumOrder: string;
  preparationMinutes: string;
  charge: string;
  /** The admin's: shown, and sent back as it came. */
  commission: string;
  gst: string;
  /** The last change waits for approval. */
  isLocked: boolean;
}

export interface Contact {
  name: string;
  phone: string;
  email: string;
}

/** What the form edits, as text; the pictures beside it are kept by `usePictures`. */
export interface ProfileValues extends Contact {
  about: string;
  address: string;
  lat: string;
  lng: string;
  /** The address that the pin was set for: any other one is "not confirmed" (decision b87). */
  pinnedAddress: string;
  foundedOn: string;
  diet: string;
  minimumOrder: string;
  preparationMinutes: string;
  charge: string;
  gst: string;
}

/** A profile on its way to the marketplace. */
export interface ProfileUpdate {
  restaurantId: string;
  values: ProfileValues;
  /** A new picture, or the relative path of the present one (decision b83). */
  banner: File | string;
  files: readonly File[];
  commission: string;
}
