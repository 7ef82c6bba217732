import { useState } from 'react';
import { styled } from 'styled-components';
import { useDraft } from '../../../core/forms/useDraft';
import { useUnsavedChanges } from '../../../core/navigation/useUnsavedChanges';
import type { Outcome } from '../../../core/state/useWrite';
import { FormDialog } from '../../../ui/patterns/FormDialog';
import { TimeInput } from '../../../ui/primitives/form/DateInput';
import { space } from '../../../ui/theme/theme';
import type { Addition } from '../draft';
import { checkSlot, isSameSpan, type SlotProblems } from '../slots';
import type { Day, Slot, Span } from '../../../core/restaurant/timings/types';
import { useTimingWords } from '../useTimingWords';
import { MidnightHelper } from './MidnightHelper';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space[3]};
`;

interface SlotDialogProps {
  day: Day;
  /** The day on which a slot past midnight continues. */
  nextDay: Day;
  /** The slot to edit; without one, a slot is added. */
  slot?: Slot | undefined;
  isBusy: boolean;
  onAdd: (additions: readonly Addition[]) => void;
  onUpdate: (slot: Slot, span: Span) => Promise<Outcome>;
  onClose: () => void;
}

/** The dialogs Add Slot and Update Slot, with their four messages (B5). */
export function SlotDialog(props: SlotDialogProps) {
  const { day, nextDay, slot, isBusy, onAdd, onUpdate, onClose } = props;
  const { text, dayName } = useTimingWords();
  const others = day.slots.filter(({ key }) => key !== slot?.key);
  const [start] = useState<Span>({ from: slot?.from ?? '', to: slot?.to ?? '' });
  const [span, setSpan] = useState(start);
  const [problems, setProblems] = useState<SlotProblems>({});
  const [problem, setProblem] = useState('');
  const isChanged = !isSameSpan(span, start);
  const { leave, allowLeaving } = useUnsavedChanges(isChanged);
  useDraft<Span>(`slot/${day.number}/${slot?.key ?? 'new'}`, {
    read: () => (isChanged ? span : null),
    restore: setSpan,
  });
  const finish = () => {
    allowLeaving();
    onClose();
  };
  const edit = (name: keyof Span) => (event: { target: { value: string } }) => {
    setSpan({ ...span, [name]: event.target.value });
    // A change of either time can fix an error about their sequence or an overlap.
    setProblems({});
  };
  const submit = async () => {
    const found = checkSlot(span, others);
    setProblems(found);
    setProblem('');
    if (Object.keys(found).length > 0) return;
    if (!slot) {
      onAdd([{ day: day.number, span }]);
      return finish();
    }
    const outcome = await onUpdate(slot, span);
    if (outcome.isDone) finish();
    else setProblem(outcome.problem);
  };
  const field = (name: keyof Span) => ({
    label: text(name),
    value: span[name],
    onChange: edit(name),
    error: problems[name] && text(problems[name]),
  });
  return (
    <FormDialog
      title={text(slot ? 'updateSlot' : 'addSlot')}
      description={dayName(day.number)}
      submitLabel={text(slot ? 'update' : 'add')}
      hasCancel
      isBusy={isBusy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={() => leave(onClose)}
    >
      <Pair>
        <TimeInput {...field('from')} />
        <TimeInput {...field('to')} />
      </Pair>
      {problems.to === 'notEarlier' && !slot && (
        <MidnightHelper
          {...{ span, day, nextDay }}
          onSplit={(additions) => {
            onAdd(additions);
            finish();
          }}
        />
      )}
    </FormDialog>
  );
}
