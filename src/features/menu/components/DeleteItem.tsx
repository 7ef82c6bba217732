import { useText } from '../../../core/messages/useText';
import { Banner } from '../../../ui/primitives/Banner';
import { ConfirmDialog } from '../../../ui/primitives/ConfirmDialog';
import messages from '../messages.en.json';
import type { MenuItem } from '../types';
import { useDeleteItem } from '../useDeleteItem';
import { useItemName } from './useItemName';

interface DeleteItemProps {
  item: MenuItem;
  onClose: () => void;
}

/** Asks once, naming the item. */
export function DeleteItem({ item, onClose }: DeleteItemProps) {
  const text = useText(messages);
  const nameOf = useItemName();
  const { remove, isDeleting, problem } = useDeleteItem(item, onClose);
  return (
    <ConfirmDialog
      isOpen
      title={text('deleteTitle')}
      description={text('deleteText', { name: nameOf(item) })}
      confirmLabel={text('delete')}
      isBusy={isDeleting}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
    </ConfirmDialog>
  );
}
