import { useState } from 'react';
import type { Outcome } from '../../../core/state/useWrite';
import { Banner } from '../../../ui/primitives/Banner';
import { ConfirmDialog } from '../../../ui/primitives/ConfirmDialog';
import type { Day, Slot } from '../types';
import { useTimingWords } from '../useTimingWords';

interface DeleteSlotProps {
  day: Day;
  slot: Slot;
  isBusy: boolean;
  onDelete: (day: Day, slot: Slot) => Promise<Outcome>;
  onClose: () => void;
}

/** Asks once; what was never saved goes without a call (decision b69). */
export function DeleteSlot({ day, slot, isBusy, onDelete, onClose }: DeleteSlotProps) {
  const { text, slot: words, dayName } = useTimingWords();
  const [problem, setProblem] = useState('');
  const remove = async () => {
    setProblem('');
    const outcome = await onDelete(day, slot);
    if (outcome.isDone) onClose();
    else setProblem(outcome.problem);
  };
  return (
    <ConfirmDialog
      isOpen
      title={text('confirmDelete')}
      description={text(slot.isNew ? 'deleteNewText' : 'deleteText', {
        span: words(slot),
        day: dayName(day.number),
      })}
      confirmLabel={text('deleteAction')}
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {problem !== '' && <Banner tone="danger">{problem}</Banner>}
    </ConfirmDialog>
  );
}
