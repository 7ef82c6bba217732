import { useText } from '../../../core/messages/useText';
import { Banner } from '../../../ui/primitives/Banner';
import { ConfirmDialog } from '../../../ui/primitives/ConfirmDialog';
import messages from '../messages.en.json';
import type { GalleryImage } from '../types';
import { useDeleteImage } from '../useDeleteImage';
import { Thumb } from './galleryStyles';

interface DeleteImageProps {
  image: GalleryImage;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks once, and shows which one. */
export function DeleteImage({ image, onDone, onCancel }: DeleteImageProps) {
  const text = useText(messages);
  const { remove, isDeleting, problem } = useDeleteImage(image, onDone);
  const position = image.index + 1;
  return (
    <ConfirmDialog
      isOpen
      title={text('deleteTitle', { position })}
      description={text('deleteText')}
      confirmLabel={text('delete')}
      isBusy={isDeleting}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    >
      <Thumb source={image.path} alt={text('imageAlt', { position })} />
      {problem && <Banner tone="danger">{problem}</Banner>}
    </ConfirmDialog>
  );
}
