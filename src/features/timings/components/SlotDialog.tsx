import { useState } from 'react';
import { styled } from 'styled-components';
import { useDraft } from '../../../core/forms/useDraft';
import { useUnsavedChanges } from '../../../core/navigation/useUnsavedChanges';
import { ALL_DAYS, type Day, type Slot, type Span } from '../../../core/restaurant/timings/types';
import type { Outcome } from '../../../core/state/useWrite';
import { FormDialog } from '../../../ui/patterns/FormDialog';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { TimeInput } from '../../../ui/primitives/form/DateInput';
import { space } from '../../../ui/theme/theme';
import type { Addition } from '../draft';
import type { HoursChange } from '../plan';
import {
  checkSlot,
  fitting,
  isSameSpan,
  type SlotProblems,
  type Split,
  splitAtMidnight,
} from '../slots';
import { useTimingWords } from '../useTimingWords';
import { HoursChanges } from './SaveBar';

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
  /** What a change of this slot changes for customers; `null` if Update does not save it. */
  changesOf: (slot: Slot, span: Span) => readonly HoursChange[] | null;
  /** Opens another slot of the day. */
  onPick: (slot: Slot) => void;
  onClose: () => void;
}

/** The dialogs Add Slot and Update Slot, with their four messages (B5). */
export function SlotDialog(props: SlotDialogProps) {
  const { day, nextDay, slot, isBusy, onAdd, onUpdate, changesOf, onPick, onClose } = props;
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
    const newProblems = checkSlot(span, others);
    setProblems(newProblems);
    setProblem('');
    if (Object.keys(newProblems).length > 0) return;
    if (!slot) {
      onAdd([{ day: day.number, span }]);
      return finish();
    }
    const outcome = await onUpdate(slot, span);
    if (outcome.isDone) finish();
    else setProblem(outcome.problem);
  };
  const changes = slot ? changesOf(slot, span) : null;
  const isSaving = changes !== null;
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
      submitLabel={text(isSaving ? 'saveSpecific' : slot ? 'update' : 'add')}
      hasCancel
      isBusy={isBusy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={() => leave(onClose)}
    >
      {slot && <SlotChoice day={day} slot={slot} onPick={(other) => leave(() => onPick(other))} />}
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
      {isSaving && changes.length > 0 && Object.keys(checkSlot(span, others)).length === 0 && (
        <HoursChanges changes={changes} />
      )}
    </FormDialog>
  );
}

interface SlotChoiceProps {
  day: Day;
  slot: Slot;
  onPick: (slot: Slot) => void;
}

/** The changeable slots of the day, if there are several. */
function SlotChoice({ day, slot, onPick }: SlotChoiceProps) {
  const { text } = useTimingWords();
  const options = day.slots.flatMap((one, index) =>
    one.isOpenToChange && !one.isNew
      ? [{ value: one.key, label: text('slot', { number: index + 1 }) }]
      : [],
  );
  if (options.length < 2) return null;
  const pick = (key: string) => {
    const other = day.slots.find((one) => one.key === key);
    if (other) onPick(other);
  };
  return <ChoiceGroup label={text('slots')} options={options} value={slot.key} onChange={pick} />;
}

interface MidnightHelperProps {
  span: Span;
  day: Day;
  nextDay: Day;
  onSplit: (additions: readonly Addition[]) => void;
}

/** Offers to split a slot past midnight into two valid slots (b68). */
function MidnightHelper({ span, day, nextDay, onSplit }: MidnightHelperProps) {
  const { text, span: words, dayName } = useTimingWords();
  const split = splitAtMidnight(span);
  if (!split) return null;
  const additions = toAdditions(split, day, nextDay);
  const values = {
    evening: words(split.evening),
    night: split.night ? words(split.night) : '',
    day: dayName(day.number),
    next: dayName(nextDay.number),
  };
  const isEveryDay = day.number === ALL_DAYS;
  const room = isEveryDay ? ('pastMidnightAll' as const) : ('pastMidnight' as const);
  const noRoom = isEveryDay ? ('splitNoRoomAll' as const) : ('splitNoRoom' as const);
  if (!additions) return <Banner tone="warning">{text(noRoom, values)}</Banner>;
  return (
    <Banner
      action={
        <Button size="sm" onClick={() => onSplit(additions)}>
          {text(split.night ? 'split' : 'endAtMidnight')}
        </Button>
      }
    >
      {text(split.night ? room : 'untilMidnight', values)}
    </Banner>
  );
}

/** `null` if one of the two slots does not fit. */
function toAdditions({ evening, night }: Split, day: Day, nextDay: Day): Addition[] | null {
  const parts = night ? [evening, night] : [evening];
  const additions =
    day.number === nextDay.number
      ? fitting(parts, day.slots).map((span) => ({ day: day.number, span }))
      : [
          ...fitting([evening], day.slots).map((span) => ({ day: day.number, span })),
          ...fitting(night ? [night] : [], nextDay.slots).map((span) => ({
            day: nextDay.number,
            span,
          })),
        ];
  return additions.length === parts.length ? additions : null;
}
