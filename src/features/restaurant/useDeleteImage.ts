import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { Cancelled, isOutcomeUnknown, serverMessageOf } from '../../core/api/errors';
import { MANAGEMENT_TOAST } from '../../core/constants';
import { useText } from '../../core/messages/useText';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, notifyAtom, restaurantIdAtom } from '../../core/state/services';
import { deleteImage, fetchRestaurant } from './api';
import { placeOf } from './gallery';
import { restaurantKeys } from './keys';
import messages from './messages.en.json';
import type { GalleryImage, Restaurant } from './types';

/**
 * Deletes one picture of the gallery, once. The call names only a position, so the gallery is read
 * first: changed elsewhere meanwhile, the position would be another picture's.
 */
export function useDeleteImage(image: GalleryImage, onDone: () => void) {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const api = useAtomValue(apiAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const isLocked = useRef(false);
  const [isDeleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const queryKey = restaurantKeys.profile(restaurantId);

  async function remove(): Promise<void> {
    if (isLocked.current) return;
    if (restaurantId === '') return notify.error(text('restaurantIdMissing'), MANAGEMENT_TOAST);
    isLocked.current = true;
    setDeleting(true);
    setProblem(undefined);
    try {
      await removeNow();
    } catch (failure) {
      fail(failure);
    } finally {
      isLocked.current = false;
      setDeleting(false);
    }
  }

  async function removeNow(): Promise<void> {
    const gallery = await readGallery();
    const index = placeOf(image, gallery);
    if (index === null) {
      notify.info(text('imageGone'), MANAGEMENT_TOAST);
      return onDone();
    }
    try {
      await deleteImage(api, restaurantId, index);
    } catch (failure) {
      if (!isOutcomeUnknown(failure) || !(await isShorter(gallery.length))) throw failure;
    }
    show(gallery.filter((one) => one.index !== index));
    void queryClient.invalidateQueries({ queryKey });
    notify.success(text('imageDeleted'), MANAGEMENT_TOAST);
    onDone();
  }

  async function readGallery(): Promise<readonly GalleryImage[]> {
    const restaurant = await fetchRestaurant(api, restaurantId);
    if (restaurant) queryClient.setQueryData(queryKey, restaurant);
    return restaurant?.gallery ?? [];
  }

  async function isShorter(length: number): Promise<boolean> {
    try {
      return (await readGallery()).length < length;
    } catch {
      return false;
    }
  }

  /** Without the picture at once: the next deletion counts from here. */
  function show(left: readonly GalleryImage[]): void {
    const gallery = left.map((one, index) => ({ ...one, index }));
    queryClient.setQueryData<Restaurant>(queryKey, (now) => now && { ...now, gallery });
  }

  function fail(failure: unknown): void {
    if (failure instanceof Cancelled) return;
    const said = serverMessageOf(failure);
    notify.error(text('imageDeleteFailed'), MANAGEMENT_TOAST);
    setProblem(said || text(isOutcomeUnknown(failure) ? 'deleteLost' : 'nothingDeleted'));
    void queryClient.invalidateQueries({ queryKey });
  }

  return { remove, isDeleting, problem };
}
