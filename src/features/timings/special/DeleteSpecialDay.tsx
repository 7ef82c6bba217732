import { useState } from 'react';
import { clip } from '../../../core/format/wireValues';
import type { SpecialDay } from '../../../core/restaurant/timings/types';
import { useWrite } from '../../../core/state/useWrite';
import { Banner } from '../../../ui/primitives/Banner';
import { ConfirmDialog } from '../../../ui/primitives/overlay/ConfirmDialog';
import { changeSpecialDayAtom, SpecialDaysChanged } from './data';
import { useSpecialWords } from './useSpecialDays';

interface DeleteSpecialDayProps {
  day: SpecialDay;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteSpecialDay({ day, onDeleted, onClose }: DeleteSpecialDayProps) {
  const { text, day: dayWords } = useSpecialWords();
  const [seen, setSeen] = useState(day);
  const { run, isBusy, problem } = useWrite(changeSpecialDayAtom, {
    group: 'timings',
    done: () => text('deleted'),
    failed: text('deleteFailed'),
    reasons: {
      refused: text('notDeleted'),
      lost: text('answerLost'),
      changed: text('changedElsewhere'),
    },
    onChanged: (failure) => {
      const special = failure instanceof SpecialDaysChanged ? failure.special : [];
      setSeen(special.find(({ id }) => id === day.id) ?? seen);
    },
    onDone: onDeleted,
  });
  return (
    <ConfirmDialog
      isOpen
      title={text('confirmDelete')}
      description={text('deleteText', { label: clip(seen.label), date: dayWords(seen.date) })}
      isBusy={isBusy}
      onConfirm={() => void run({ kind: 'delete', seen })}
      onCancel={onClose}
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
    </ConfirmDialog>
  );
}
