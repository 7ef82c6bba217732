import { ApiRefusal, BadResponse, ConfigFailure, isOutcomeUnknown } from '../../core/api/errors';
import type { ApiClient } from '../../core/api/types';
import { ChangedElsewhere, mutationAtom } from '../../core/state/mutationAtom';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom, vendorIdAtom } from '../../core/state/services';
import { vendorKeys } from '../../core/vendor/queries';
import { deleteImage, fetchRestaurant, updateRestaurant } from './api';
import { placeOf, withoutImage } from './gallery';
import { restaurantKeys } from './keys';
import type { GalleryImage, ProfileUpdate, ProfileValues, Restaurant } from './types';

export type ProfileChange = Omit<ProfileUpdate, 'restaurantId'>;

/** Changes the profile, whole; new pictures join the gallery. */
export const updateRestaurantAtom = mutationAtom<ProfileChange, Restaurant, void>((get) => {
  const api = get(apiAtom);
  const cache = get(queryClientAtom);
  const restaurantId = get(restaurantIdAtom);
  const queryKey = restaurantKeys.profile(restaurantId);
  const read = (signal: AbortSignal) => readRestaurant(api, restaurantId, signal);
  const arrived = new WeakSet<File>();
  /** Pictures that may have arrived, and how many the gallery then has. */
  let doubtful: { files: readonly File[]; size: number } | null = null;
  /** Doubtful pictures are sent again only once the gallery is known not to have them. */
  const withoutArrived = async (files: readonly File[], known: number, signal: AbortSignal) => {
    let size = known;
    if (doubtful && files.length > 0) {
      size = (await read(signal)).gallery.length;
      if (size >= doubtful.size) for (const file of doubtful.files) arrived.add(file);
      doubtful = null;
    }
    return { files: files.filter((file) => !arrived.has(file)), size };
  };
  return {
    key: [...queryKey, 'update'],
    before: () => {
      if (restaurantId === '') throw new ConfigFailure('There is no restaurant to update');
      return cache.getQueryData<Restaurant | null>(queryKey) ?? undefined;
    },
    send: async (change, { before, ...call }) => {
      const known = before?.gallery.length ?? 0;
      const { files, size } = await withoutArrived(change.files, known, call.signal);
      if (files.length > 0) doubtful = { files, size: size + files.length };
      try {
        await updateRestaurant(api, { restaurantId, ...change, files }, call);
      } catch (failure) {
        // Refused, they have not arrived.
        if (failure instanceof ApiRefusal && !isOutcomeUnknown(failure)) doubtful = null;
        throw failure;
      }
    },
    read: (_change, signal) => read(signal),
    has: (now, { values, banner, files }, before) =>
      isSame(now, values) &&
      (!(banner instanceof File) || now.banner !== before.banner) &&
      now.gallery.length >= before.gallery.length + files.length,
    apply: () => {
      doubtful = null;
    },
    invalidates: [queryKey, vendorKeys.all(get(vendorIdAtom))],
  };
});

/**
 * Deletes one picture of the gallery. The call names only a position, so the gallery is read first:
 * changed elsewhere meanwhile, the position would be another picture's.
 */
export const deleteImageAtom = mutationAtom<GalleryImage, Restaurant, void>((get) => {
  const api = get(apiAtom);
  const cache = get(queryClientAtom);
  const restaurantId = get(restaurantIdAtom);
  const queryKey = restaurantKeys.profile(restaurantId);
  const read = (signal: AbortSignal) => readRestaurant(api, restaurantId, signal);
  return {
    key: [...queryKey, 'deleteImage'],
    before: async (image, signal) => {
      const now = await read(signal);
      cache.setQueryData<Restaurant>(queryKey, now);
      if (placeOf(image, now.gallery) === null) throw new ChangedElsewhere();
      return now;
    },
    send: async (image, { before }) => {
      const index = placeOf(image, before?.gallery ?? []);
      if (index !== null) await deleteImage(api, restaurantId, index);
    },
    read: (_image, signal) => read(signal),
    has: (now, _image, before) => now.gallery.length < before.gallery.length,
    // Without the picture at once: the next deletion counts from here.
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
  const restaurant = await fetchRestaurant(api, restaurantId, signal);
  if (!restaurant) throw new BadResponse('The restaurant is gone');
  return restaurant;
}

const TEXTS = ['name', 'about', 'address', 'diet'] as const;
const NUMBERS = ['minimumOrder', 'preparationMinutes', 'charge', 'gst'] as const;

/** Whether the record holds what was sent; a server may write a number in its own way. */
function isSame(now: Restaurant, sent: ProfileValues): boolean {
  return (
    TEXTS.every((name) => now[name] === sent[name].trim()) &&
    NUMBERS.every((name) => Number(now[name]) === Number(sent[name]))
  );
}
