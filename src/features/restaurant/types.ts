import type { Extra, GeoPoint } from '../../core/contracts';
import type { MoreValues } from '../../core/extend/moreValues';
import type { Wire } from '../../core/format/wireValues';
import type { FileChoice } from '../../core/uploads/fileChoice';

/** `index` is the position that the delete call uses. */
export interface GalleryImage {
  index: number;
  /** `''` if the server sent no text: the picture can still be deleted. */
  path: string;
}

export interface Restaurant {
  name: string;
  phone: string;
  email: string;
  /** The vendor's contact data in the restaurant record. */
  vendor: Contact;
  about: string;
  address: string;
  point: GeoPoint | null;
  banner: string;
  gallery: readonly GalleryImage[];
  /** A day or a timestamp, as sent. */
  foundedOn: string;
  diet: string;
  minimumOrder: string;
  preparationMinutes: string;
  charge: string;
  /** Set by the admin; sent back unchanged. */
  commission: string;
  gst: string;
  /** Whether the last update still waits for approval. */
  isLocked: boolean;
  extra: Extra;
  /** The record as the server sent it, for fields of the host. */
  wire?: Wire;
}

export interface Contact {
  name: string;
  phone: string;
  email: string;
}

export interface ProfileValues extends Contact {
  about: string;
  address: string;
  lat: string;
  lng: string;
  /**
   * The address that the pin was set for; for any other address the pin is "not confirmed" (b87).
   */
  pinnedAddress: string;
  foundedOn: string;
  diet: string;
  minimumOrder: string;
  preparationMinutes: string;
  charge: string;
  gst: string;
}

export interface ProfileFormValues extends ProfileValues {
  banner: FileChoice;
  newPictures: FileChoice;
}

export interface ProfileUpdate {
  restaurantId: string;
  values: ProfileValues;
  /** A new picture, or the relative path of the stored one (b83). */
  banner: File | string;
  files: readonly File[];
  commission: string;
  /** Values of the host's fields. */
  more?: MoreValues;
}

export interface ProfileChange extends Omit<ProfileUpdate, 'restaurantId'> {
  /** The record that the form was filled from; the cache may be newer. */
  seen: Restaurant;
}
