import { useAtomValue } from 'jotai';
import { MANAGEMENT_TOAST } from '../../core/constants';
import { useText } from '../../core/messages/useText';
import { notifyAtom, restaurantIdAtom } from '../../core/state/services';
import { useWrite } from '../../core/state/useWrite';
import messages from './messages.en.json';
import { deleteImageAtom } from './mutations';
import type { GalleryImage } from './types';

/** Deletes one picture of the gallery, once. */
export function useDeleteImage(image: GalleryImage, onDone: () => void) {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const { run, isBusy, problem } = useWrite(deleteImageAtom, {
    done: () => text('imageDeleted'),
    failed: text('imageDeleteFailed'),
    reasons: {
      refused: text('nothingDeleted'),
      lost: text('deleteLost'),
      changed: text('imageGone'),
    },
    onDone,
    onChanged: onDone,
  });
  const remove = async (): Promise<void> => {
    if (restaurantId === '') notify.error(text('restaurantIdMissing'), MANAGEMENT_TOAST);
    else await run(image);
  };
  return { remove, isDeleting: isBusy, problem };
}
