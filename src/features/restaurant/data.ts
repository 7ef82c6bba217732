import { ApiRefusal, BadResponse, ConfigFailure, isOutcomeUnknown } from '../../core/api/errors';
import type { ApiClient, CallOptions } from '../../core/api/types';
import type { Extra, GeoPoint } from '../../core/contracts';
import { type MoreValues, withMore } from '../../core/extend/moreValues';
import { formatsAtom } from '../../core/format/formatsAtom';
import type { Wire } from '../../core/format/wireValues';
import { fetchRestaurant } from '../../core/restaurant/api';
import { isSaved } from '../../core/state/isSaved';
import { ChangedElsewhere, mutationAtom } from '../../core/state/mutationAtom';
import { queryClientAtom, restaurantQueryAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom, vendorIdAtom } from '../../core/state/services';
import type { FileChoice } from '../../core/uploads/fileChoice';
import { vendorKeys } from '../../core/vendor/queries';
import { toDegrees, toValues } from './profileValues';
import { toProfileForm, toRestaurant } from './wire';

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

/** `null` if the server does not know this id. */
async function fetchProfile(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<Restaurant | null> {
  const wire = await fetchRestaurant(api, restaurantId, { signal });
  return wire && { ...toRestaurant(wire, api.extraKeys?.restaurant), wire };
}

async function updateRestaurant(
  api: ApiClient,
  update: ProfileUpdate,
  options: Pick<CallOptions, 'signal' | 'onProgress'>,
): Promise<void> {
  await api.send('restaurantUpdate', withMore(toProfileForm(update), update.more), options);
}

export async function deleteImage(
  api: ApiClient,
  restaurantId: string,
  index: number,
  path: string,
): Promise<void> {
  await api.send('restaurantDeleteAsset', { restaurantId, index }, { row: path });
}

const restaurantKeys = {
  profile: (restaurantId: string) => ['restaurant', restaurantId, 'profile'] as const,
};

export const restaurantAtom = restaurantQueryAtom(restaurantKeys.profile, fetchProfile);

/** How many pictures are shown at first, and how many more with each click (B9). */
export const GALLERY_STEP = 4;

/** Saves the profile; new pictures are added to the gallery. */
export const updateRestaurantAtom = mutationAtom<ProfileChange, Restaurant, void>((get) => {
  const api = get(apiAtom);
  const cache = get(queryClientAtom);
  const restaurantId = get(restaurantIdAtom);
  const queryKey = restaurantKeys.profile(restaurantId);
  const { isoDay } = get(formatsAtom);
  const read = (signal: AbortSignal) => readRestaurant(api, restaurantId, signal);
  const arrived = new WeakSet<File>();
  /** Pictures whose upload got no answer, and the size that the gallery has if they were saved. */
  let doubtful: { files: readonly File[]; size: number } | null = null;
  /** Reads the gallery before pictures of a lost upload are sent again, to avoid duplicates. */
  const withoutArrived = async (
    files: readonly File[],
    expectedSize: number,
    signal: AbortSignal,
  ) => {
    let size = expectedSize;
    if (doubtful && files.length > 0) {
      size = (await read(signal)).gallery.length;
      if (size >= doubtful.size) for (const file of doubtful.files) arrived.add(file);
      doubtful = null;
    }
    return { files: files.filter((file) => !arrived.has(file)), size };
  };
  return {
    key: [...queryKey, 'update'],
    operation: 'restaurantUpdate',
    before: ({ seen }) => {
      if (restaurantId === '') throw new ConfigFailure('There is no restaurant to update');
      return seen;
    },
    send: async ({ seen, ...change }, { signal, onProgress }) => {
      const { files, size } = await withoutArrived(change.files, seen.gallery.length, signal);
      if (files.length > 0) doubtful = { files, size: size + files.length };
      try {
        await updateRestaurant(
          api,
          { restaurantId, ...change, files },
          { signal, ...(onProgress ? { onProgress } : {}) },
        );
      } catch (failure) {
        // A refused upload saved no pictures.
        if (failure instanceof ApiRefusal && !isOutcomeUnknown(failure)) doubtful = null;
        throw failure;
      }
    },
    read: (_change, signal) => read(signal),
    has: (now, { values, banner, files }, before) =>
      hasValues(now, values, isoDay) &&
      (!(banner instanceof File) || now.banner !== before.banner) &&
      now.gallery.length >= before.gallery.length + files.length,
    apply: ({ values }) => {
      doubtful = null;
      // Until the next read, another change must not send the former name (b70).
      const name = values.name.trim();
      cache.setQueryData<Restaurant>(queryKey, (now) => now && { ...now, name });
    },
    invalidates: [queryKey, vendorKeys.all(get(vendorIdAtom))],
  };
});

/**
 * The call names a position, so the gallery is read first: after a change on another device, that position could hold
 * another picture.
 */
export const deleteImageAtom = mutationAtom<GalleryImage, Restaurant, void>((get) => {
  const api = get(apiAtom);
  const cache = get(queryClientAtom);
  const restaurantId = get(restaurantIdAtom);
  const queryKey = restaurantKeys.profile(restaurantId);
  const read = (signal: AbortSignal) => readRestaurant(api, restaurantId, signal);
  return {
    key: [...queryKey, 'deleteImage'],
    operation: 'restaurantDeleteAsset',
    before: async (image, signal) => {
      const now = await read(signal);
      cache.setQueryData<Restaurant>(queryKey, now);
      if (positionOf(image, now.gallery) === null) throw new ChangedElsewhere();
      return now;
    },
    send: async (image, { before }) => {
      const index = positionOf(image, before?.gallery ?? []);
      if (index !== null) await deleteImage(api, restaurantId, index, image.path);
    },
    read: (_image, signal) => read(signal),
    has: (now, _image, before) => now.gallery.length < before.gallery.length,
    // Removes the picture at once, so that the next deletion uses the new positions.
    apply: (image) =>
      cache.setQueryData<Restaurant>(
        queryKey,
        (now) => now && { ...now, gallery: withoutImage(image, now.gallery) },
      ),
    invalidates: [queryKey],
  };
});

async function readRestaurant(
  api: ApiClient,
  restaurantId: string,
  signal: AbortSignal,
): Promise<Restaurant> {
  const restaurant = await fetchProfile(api, restaurantId, signal);
  if (!restaurant) throw new BadResponse('The restaurant is gone');
  return restaurant;
}

/** Some servers leave the fields of the vendor out of the restaurant record. */
const isContact = (now: string, sent: string) => now === '' || now === sent.trim();
const isNumber = (now: string, sent: string) => Number(now) === Number(sent);
/** Without coordinates the stored pin is not sent and stays unchanged. */
const isDegree = (now: string, sent: string) =>
  sent.trim() === '' || now === toDegrees(Number(sent));

/** Compares numbers and days by value: the server may format them differently. */
function hasValues(
  now: Restaurant,
  sent: ProfileValues,
  isoDay: (moment: string) => string,
): boolean {
  return isSaved(toValues(now, now, now.foundedOn), sent, {
    phone: isContact,
    email: isContact,
    minimumOrder: isNumber,
    preparationMinutes: isNumber,
    charge: isNumber,
    gst: isNumber,
    foundedOn: (now: string, day: string) => isoDay(now) === isoDay(day),
    lat: isDegree,
    lng: isDegree,
    // Only the form has the pinned address.
    pinnedAddress: () => true,
  });
}

/** The current position of a picture; `null` if it was deleted. */
function positionOf(image: GalleryImage, gallery: readonly GalleryImage[]): number | null {
  if (gallery[image.index]?.path === image.path) return image.index;
  return gallery.find(({ path }) => path === image.path)?.index ?? null;
}

/** Removes a picture and renumbers the remaining ones. */
function withoutImage(
  image: GalleryImage,
  gallery: readonly GalleryImage[],
): readonly GalleryImage[] {
  const gone = positionOf(image, gallery);
  return gallery.filter((one) => one.index !== gone).map((one, index) => ({ ...one, index }));
}
