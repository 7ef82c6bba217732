import { useMemo } from 'react';
import { BadResponse } from '../../../core/api/errors';
import messages from '../../../core/menu/messages.en.json';
import { createDeleteItemAtom } from '../../../core/menu/mutations';
import type { MenuItem } from '../../../core/menu/types';
import { useItemName } from '../../../core/menu/useItemName';
import { useText } from '../../../core/messages/useText';
import { useWrite } from '../../../core/state/useWrite';
import { Banner } from '../../../ui/primitives/Banner';
import { ConfirmDialog } from '../../../ui/primitives/overlay/ConfirmDialog';

interface DeleteItemProps {
  item: MenuItem;
  onClose: () => void;
}

export function DeleteItem({ item, onClose }: DeleteItemProps) {
  const text = useText(messages);
  const nameOf = useItemName();
  const { run, isBusy, problem } = useWrite(
    useMemo(() => createDeleteItemAtom(item.id), [item.id]),
    {
      group: 'menu',
      done: () => text('deleted'),
      failed: (failure) => text(failure instanceof BadResponse ? 'unexpected' : 'deleteFailed'),
      reasons: { refused: text('deleteFailed'), lost: text('deleteLost') },
      onDone: onClose,
    },
  );
  return (
    <ConfirmDialog
      isOpen
      title={text('deleteTitle')}
      description={text('deleteText', { name: nameOf(item) })}
      isBusy={isBusy}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
    </ConfirmDialog>
  );
}
