import { useAtomValue } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { FORM_TOASTS } from '../../../core/state/formToasts';
import { notifyAtom, restaurantIdAtom } from '../../../core/state/services';
import { useWrite } from '../../../core/state/useWrite';
import { Banner } from '../../../ui/primitives/Banner';
import { ConfirmDialog } from '../../../ui/primitives/overlay/ConfirmDialog';
import { deleteImageAtom, type GalleryImage } from '../data';
import messages from '../messages.en.json';
import { Thumb } from './PictureGrid';

interface DeleteImageProps {
  image: GalleryImage;
  onDone: () => void;
  onCancel: () => void;
}

export function DeleteImage({ image, onDone, onCancel }: DeleteImageProps) {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const { run, isBusy, problem } = useWrite(deleteImageAtom, {
    group: 'restaurant',
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
    if (restaurantId === '') notify.error(text('restaurantIdMissing'), FORM_TOASTS.restaurant);
    else await run(image);
  };
  const position = image.index + 1;
  return (
    <ConfirmDialog
      isOpen
      title={text('deleteTitle', { position })}
      description={text('deleteText')}
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    >
      <Thumb source={image.path} alt={text('imageAlt', { position })} />
      {problem && <Banner tone="danger">{problem}</Banner>}
    </ConfirmDialog>
  );
}
